import type { HeaderRule } from '../../server/static/headerRules';

// Cloudflare Pages drops what is beyond.
const longestLine = 2000;
const mostRules = 100;

/** As a `_headers` file. @throws when a host would drop a part of it. */
export function formatHeaders(rules: HeaderRule[]): string {
  if (rules.length > mostRules) throw new Error(`_headers has ${rules.length} rules; hosts read ${mostRules}.`);
  const lines = rules.flatMap(({ pattern, headers }) => [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)]);
  const long = lines.find((line) => line.length > longestLine);
  if (long) throw new Error(`_headers has a line of ${long.length} characters: ${long.slice(0, 60)}…`);
  return `${lines.join('\n')}\n`;
}
