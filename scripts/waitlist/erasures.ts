import { stat } from 'node:fs/promises';
import { printable } from '../../server/errors';
import { inBatches, inSnapshot, inTransaction, type List } from './list';
import { readProofs } from './readProofs';
import { ClearError, counted, format, writeFileAtomically } from './terminal';

/** Writes the proofs of all erasures to a file. They hold no personal data. */
export async function saveErasures(list: List, file: string): Promise<string> {
  let total = 0;
  async function* lines() {
    const sql = `
      select subscription_id, to_char(erased_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as erased_at, reason,
        array(select encode(hash, 'hex') from unnest(leave_hashes) as hash) as leave_hashes
      from private.waitlist_erasures order by waitlist_erasures.erased_at, subscription_id`;
    for await (const proofs of inBatches(list, sql)) {
      total += proofs.length;
      yield proofs.map((proof) => `${JSON.stringify(proof)}\n`).join('');
    }
  }
  await inSnapshot(list, () => writeFileAtomically(lines(), file));
  return `${counted(total, 'proof')} of an erasure written to ${printable(file)}.\n`;
}

/** Erases again the people who have a proof in the file, and keeps the proofs, batch by batch. Nothing changes while a line is wrong. */
export async function replayErasures(list: List, file: string): Promise<string> {
  // It is read twice, which a pipe cannot be.
  const found = await stat(file).catch(() => undefined);
  if (found && !found.isFile()) throw new ClearError(`${file} is no plain file: save the proofs to one first.`);
  let lines = 0;
  for await (const proofs of readProofs(file)) lines += proofs.length;
  const { known, erased } = await replay(list, file);
  return `${counted(lines, 'proof')} read, ${format(known)} of them known; ${counted(erased, 'person', 'people')} erased again.\n`;
}

async function replay(list: List, file: string): Promise<{ known: number; erased: number }> {
  let [known, erased] = [0, 0];
  for await (const proofs of readProofs(file)) {
    const saved = JSON.stringify(proofs);
    await inTransaction(list, async () => {
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
    });
  }
  return { known, erased };
}

const SAVED = `json_to_recordset($1::text::json)
  as saved (subscription_id uuid, erased_at timestamptz, reason text, leave_hashes text[])`;
const KEEP = `
  insert into private.waitlist_erasures as kept (subscription_id, erased_at, reason, leave_hashes)
  select subscription_id, erased_at, reason, array(select decode(hash, 'hex') from unnest(leave_hashes) as hash) from ${SAVED}
  on conflict (subscription_id) do update
  set erased_at = excluded.erased_at, reason = excluded.reason,
    leave_hashes = array(select distinct hash from unnest(kept.leave_hashes || excluded.leave_hashes) as hash)`;
