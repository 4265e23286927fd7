import { createReadStream } from 'node:fs';
import { array, create, enums, type Infer, pattern, refine, string, type } from 'superstruct';
import { REASONS } from './stats';
import { ClearError } from './terminal';

const BATCH = 500;
/** A proof has a hash for each mail that its person got. */
const LONGEST_LINE = 100_000;

/** A proof of an erasure, as one line of JSON; `leave_hashes` are those of the links to leave, in hexadecimal digits. */
const Proof = type({
  subscription_id: pattern(string(), /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  erased_at: refine(string(), 'time', isTime),
  reason: enums(Object.keys(REASONS)),
  leave_hashes: array(pattern(string(), /^[0-9a-f]{64}$/)),
});
type Proof = Infer<typeof Proof>;

/** The proofs in a file, in batches. @throws a ClearError that names the first line that holds none. */
export async function* readProofs(file: string): AsyncGenerator<Proof[]> {
  let number = 0;
  let batch: Proof[] = [];
  try {
    for await (const line of readLines(file)) {
      number += 1;
      batch.push(readProof(line) ?? wrongLine(file, number));
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    throw syscall ? new ClearError(`${file} cannot be read (${code}).`) : error;
  }
  if (batch.length > 0) yield batch;
}

/** The lines of a file. One that is too long comes unfinished, and is the last, because a reader of lines would keep all of it. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${chunk as string}`.split('\n');
    rest = lines.pop()!;
    yield* lines;
    if (rest.length > LONGEST_LINE) break;
  }
  if (rest !== '') yield rest;
}

/** The proof that a line holds; undefined when it holds none. */
function readProof(line: string): Proof | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  try {
    return create(JSON.parse(line), Proof);
  } catch {
    return undefined;
  }
}

/** Whether a text is a time, whose day exists: the 30th of February does not. */
function isTime(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/.test(text)) return false;
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 19) === text.slice(0, 19);
}

function wrongLine(file: string, number: number): never {
  throw new ClearError(`Line ${number} of ${file} is no proof of an erasure; nothing was changed.`);
}
