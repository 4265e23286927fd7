/**
 * The address of a file of `public/`. The build marks it with the version of that folder, so that a browser may keep the file
 * and yet never shows an old one.
 */
export function publicFile(path: string): string {
  const version = process.env.PUBLIC_VERSION;
  return version ? `${path}?v=${version}` : path;
}
