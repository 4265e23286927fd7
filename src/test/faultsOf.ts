import { refine, string, validate, type Struct } from 'superstruct';

/** Validates all records and returns each failure as `id field: message`. */
export function faultsOf<T extends { id: string }>(records: readonly T[], schema: Struct<T, unknown>): string[] {
  return records.flatMap((record) => {
    const [error] = validate(record, schema);
    return error ? error.failures().map(({ path, message }) => `${record.id} ${path.join('.')}: ${message}`) : [];
  });
}

/** Like `enums`, but the message lists the ids. */
export const oneOf = (kind: string, ids: readonly string[]) =>
  refine(string(), kind, (id) => ids.includes(id) || `no such ${kind} "${id}"; the ${kind}s are ${ids.join(', ')}`);
