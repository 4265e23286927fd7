import { type HeaderRule, patternSource } from '../../../server/static/headerRules';

/**
 * The headers of `_headers` for nginx (docs/nginx.conf). Each is a map from the address that was asked for to its value, of which nginx
 * sends none that is empty. No two rules set the same header for the same path.
 */
export function nginxHeaders(rules: HeaderRule[]): string {
  const names = [...new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name)))];
  const maps = names.map((name) => {
    const lines = rules.flatMap(({ pattern, headers }) =>
      headers
        .filter(([own]) => own === name)
        .map(([, value]) => `  "~^${patternSource(pattern)}(\\?|$)" ${quoted(value)};`),
    );
    return [`map $request_uri ${variableOf(name)} {`, ...lines, '}'].join('\n');
  });
  return [
    ...maps,
    // What has no rule is asked for anew, as on other hosts, and so is what is missing: it may be there after the next release.
    `map $status${variableOf('Cache-Control')} $constela_kept {\n  default ${variableOf('Cache-Control')};\n  ~^404 no-cache;\n  ~^\\d*$ no-cache;\n}`,
    ...names.map(
      (name) => `add_header ${name} ${name === 'Cache-Control' ? '$constela_kept' : variableOf(name)} always;`,
    ),
    '',
  ].join('\n');
}

const variableOf = (name: string) => `$constela_${name.toLowerCase().replaceAll('-', '_')}`;
const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
