import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { inSnapshot, type List } from './list';
import { REASONS } from './stats';
import { ClearError, format, printable, writeFileAtomically } from './terminal';

/** A proof of an erasure, as one line of JSON. */
interface Proof {
  subscription_id: string;
  erased_at: string;
  reason: string;
  /** The hashes of the links to leave, in hexadecimal digits. */
  leave_hashes: string[];
}

const BATCH = 500;
/** A proof has a hash for each mail that its person got. */
const LONGEST_LINE = 100_000;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/;
const HASH = /^[0-9a-f]{64}$/;

/** Writes the proofs of all erasures to a file. They hold no personal data. */
export async function saveErasures(list: List, file: string): Promise<string> {
  let total = 0;
  async function* lines() {
    await list.query(`declare proofs no scroll cursor with hold for
      select subscription_id, to_char(erased_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as erased_at, reason,
        array(select encode(hash, 'hex') from unnest(leave_hashes) as hash) as leave_hashes
      from private.waitlist_erasures order by waitlist_erasures.erased_at, subscription_id`);
    for (;;) {
      const proofs = await list.query(`fetch ${BATCH} from proofs`);
      if (proofs.length === 0) return;
      total += proofs.length;
      yield proofs.map((proof) => `${JSON.stringify(proof)}\n`).join('');
    }
  }
  await inSnapshot(list, () => writeFileAtomically(lines(), file));
  return `${format(total)} ${total === 1 ? 'proof' : 'proofs'} of an erasure written to ${printable(file)}.\n`;
}

/** Erases again whoever has a proof in the file, and keeps the proofs. Nothing changes while a line is wrong; run twice, it changes nothing. */
export async function replayErasures(list: List, file: string): Promise<string> {
  // It is read twice, which a pipe cannot be.
  const found = await stat(file).catch(() => undefined);
  if (found && !found.isFile()) throw new ClearError(`${file} is no plain file: save the proofs to one first.`);
  let lines = 0;
  for await (const proofs of readProofs(file)) lines += proofs.length;
  let [known, erased] = [0, 0];
  for await (const proofs of readProofs(file)) {
    const saved = JSON.stringify(proofs);
    const [before] = await list.query(
      `select count(*)::int as known from ${SAVED} join private.waitlist_erasures using (subscription_id)`,
      [saved],
    );
    const [row] = await list.query(
      `select count(*) filter (where private.erase_row(subscription_id, saved.reason))::int as erased from ${SAVED}`,
      [saved],
    );
    await list.query(KEEP, [saved]);
    known += Number(before?.known);
    erased += Number(row?.erased);
  }
  return `${format(lines)} ${lines === 1 ? 'proof' : 'proofs'} read, ${format(known)} of them known; ${format(erased)} ${erased === 1 ? 'person' : 'people'} erased again.\n`;
}

const SAVED = `json_to_recordset($1::text::json)
  as saved (subscription_id uuid, erased_at timestamptz, reason text, leave_hashes text[])`;
const KEEP = `
  insert into private.waitlist_erasures as kept (subscription_id, erased_at, reason, leave_hashes)
  select subscription_id, erased_at, reason, array(select decode(hash, 'hex') from unnest(leave_hashes) as hash) from ${SAVED}
  on conflict (subscription_id) do update
  set erased_at = excluded.erased_at, reason = excluded.reason,
    leave_hashes = array(select distinct hash from unnest(kept.leave_hashes || excluded.leave_hashes) as hash)`;

async function* readProofs(file: string): AsyncGenerator<Proof[]> {
  const stream = createReadStream(file, 'utf8');
  let number = 0;
  let batch: Proof[] = [];
  try {
    for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) {
      number += 1;
      batch.push(readProof(line) ?? wrongLine(file, number));
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code ? new ClearError(`${file} cannot be read (${code}).`) : error;
  } finally {
    stream.destroy();
  }
  if (batch.length > 0) yield batch;
}

/** The proof that a line holds; undefined when it holds none. */
function readProof(line: string): Proof | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  try {
    const { subscription_id, erased_at, reason, leave_hashes } = Object(JSON.parse(line)) as Record<string, unknown>;
    const matches = (text: unknown, pattern: RegExp) => typeof text === 'string' && pattern.test(text);
    const isProof =
      matches(subscription_id, ID) &&
      matches(erased_at, TIME) &&
      isTime(erased_at as string) &&
      typeof reason === 'string' &&
      Object.hasOwn(REASONS, reason) &&
      Array.isArray(leave_hashes) &&
      leave_hashes.every((hash) => matches(hash, HASH));
    return isProof ? ({ subscription_id, erased_at, reason, leave_hashes } as Proof) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the day and the time exist: the 30th of February does not. */
function isTime(text: string): boolean {
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 19) === text.slice(0, 19);
}

function wrongLine(file: string, number: number): never {
  throw new ClearError(`Line ${number} of ${file} is no proof of an erasure; nothing was changed.`);
}
