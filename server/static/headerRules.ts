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

const matches = (pattern: string, pathname: string) => new RegExp(`^${patternSource(pattern)}$`).test(pathname);

/** A pattern as the source of a regular expression. */
export function patternSource(pattern: string): string {
  return pattern
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replace(/:[a-z]\w*/gi, '[^/]+');
}

/** Headers that browsers use only for pages, and the one that they use for every document. */
const pageHeaders = new Set(['cross-origin-opener-policy', 'permissions-policy']);
const documentHeader = 'content-security-policy';
const isPage = /^text\/html/;
const isDrawing = /^image\/svg/;
const isResource = /^(text\/(css|javascript)|font\/|image\/)/;

/** As strict as the pages' policy for a drawing, which runs and fetches nothing, in a twentieth of the bytes. */
const drawingPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The header's value for an answer of this content type; undefined when browsers do not use the header there. HTTP/1.1, unlike
 * HTTP/2, does not compress headers: the full set would add 1.5 KB to each small script or drawing.
 */
export function headerForType(header: string, value: string, contentType: string): string | undefined {
  const name = header.toLowerCase();
  if (pageHeaders.has(name)) return isPage.test(contentType) ? value : undefined;
  if (name !== documentHeader) return value;
  if (isDrawing.test(contentType)) return drawingPolicy;
  return isResource.test(contentType) ? undefined : value;
}
