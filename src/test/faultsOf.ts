import { refine, string, validate, type Struct } from 'superstruct';

/** What is wrong with the records of a catalogue: the id of each, the field and why. */
export function faultsOf<T extends { id: string }>(records: readonly T[], schema: Struct<T, unknown>): string[] {
  return records.flatMap((record) => {
    const [error] = validate(record, schema);
    return error ? error.failures().map(({ path, message }) => `${record.id} ${path.join('.')}: ${message}`) : [];
  });
}

export const oneOf = (what: string, ids: readonly string[]) =>
  refine(string(), what, (id) => ids.includes(id) || `no such ${what} "${id}"; the ${what}s are ${ids.join(', ')}`);
