interface DocumentPattern {
  pattern: string;
  /** Whether the visitor's preference decides the language there. */
  isNegotiated: boolean;
}

/** Few patterns for the addresses of all pages: `/video/*` for the twenty, `/en/*` for everything English. */
export function documentPatterns(files: string[]): DocumentPattern[] {
  const patterns = files
    .filter((file) => /(^|\/)index\.html$/.test(file) && !file.startsWith('_'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .map((address) => address.replace(/^\/([^/]+)\/.+$/, '/$1/*'));
  return [...new Set(patterns)].sort().map((pattern) => ({ pattern, isNegotiated: !/^\/en(\/|$)/.test(pattern) }));
}
