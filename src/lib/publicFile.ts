/**
 * The address of a file that is served unbundled: one of `public/`, or the `.css` of a feature under `/styles/`. The build marks it
 * with their common version, so that a browser may keep the file and yet never shows an old one.
 */
export function publicFile(path: string): string {
  const version = process.env.PUBLIC_VERSION;
  return version ? `${path}?v=${version}` : path;
}
