import type { HeaderRule } from '../../../server/static/headerRules';

// Cloudflare Pages ignores everything above these limits.
const maxLineLength = 2000;
const maxRules = 100;

/** The text of a `_headers` file. @throws when a host would ignore a part of it. */
export function formatHeaders(rules: HeaderRule[]): string {
  if (rules.length > maxRules) throw new Error(`_headers has ${rules.length} rules; hosts read ${maxRules}.`);
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > maxLineLength);
  if (long) throw new Error(`_headers has a line of ${long.length} characters: ${long.slice(0, 60)}…`);
  return `${lines.join('\n')}\n`;
}
