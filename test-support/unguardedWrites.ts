/**
 * The UPDATE and DELETE statements of a function's source that have no WHERE. The hosted platform refuses them in every session of the
 * API (`safeupdate`), in functions too; a plain PostgreSQL does not.
 */
export function unguardedWrites(source: string): string[] {
  const code = source.replace(/--.*$|'(?:[^']|'')*'/gm, (text) => (text.startsWith('-') ? '' : "''"));
  return [...code.matchAll(/(?<!\bfor |\bfor no key |\bdo )\b(?:update|delete\s+from)\s+[\w.]+/gi)]
    .map(({ index }) => statementAt(code.slice(index)))
    .filter((statement) => !/\bwhere\b/i.test(outermost(statement)));
}

/** Up to the semicolon, or to the parenthesis that closes what the statement stands in. */
function statementAt(code: string): string {
  let depth = 0;
  const end = [...code].findIndex((sign) => {
    depth += { '(': 1, ')': -1 }[sign] ?? 0;
    return depth < 0 || (sign === ';' && depth === 0) || sign === '$';
  });
  return code.slice(0, end < 0 ? undefined : end).trim();
}

/** Without what stands in parentheses, where a WHERE belongs to another statement. */
function outermost(statement: string): string {
  const shorter = statement.replace(/\([^()]*\)/g, '');
  return shorter === statement ? statement : outermost(shorter);
}
