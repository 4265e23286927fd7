/** One block of a `_headers` file: a path pattern and the headers of matching answers. */
export interface HeaderRule {
  /** A path; `*` matches anything, `:name` anything but a slash. */
  pattern: string;
  headers: [name: string, value: string][];
}

/** Reads the format of Netlify and Cloudflare Pages. @throws on a line that either host would ignore. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(#|$)/.test(line)) continue;
    if (/^\/\S*$/.test(line)) {
      rules.push({ pattern: line, headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(\S.*)/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!name || !value || !rule) throw new Error(`_headers: cannot read "${line}"`);
    rule.headers.push([name, value.trimEnd()]);
  }
  return rules;
}

/** The headers of an answer at this path. As on the hosts, the values of several matching rules are joined. */
export function headersFor(rules: HeaderRule[], pathname: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { pattern, headers } of rules) {
    if (!matches(pattern, pathname)) continue;
    for (const [name, value] of headers) {
      const before = found.get(name);
      found.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return found;
}

const compiled = new Map<string, RegExp>();

function matches(pattern: string, pathname: string): boolean {
  let expression = compiled.get(pattern);
  if (!expression) {
    const source = pattern
      .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('*', '.*')
      .replace(/:[a-z]\w*/gi, '[^/]+');
    expression = new RegExp(`^${source}$`);
    compiled.set(pattern, expression);
  }
  return expression.test(pathname);
}
