export const brand = 'Constela';

/** Where the public finds the site, named when it is built: `SITE_URL`, which Parcel puts in its place for the browser. */
export const siteUrl = (process.env.SITE_URL || 'https://constela.example').replace(/\/+$/, '');

/** The release, as package.json has it (a test compares them). A constant, so that build and browser cannot differ. */
export const version = '1.0.0';

/**
 * The address of a file that is served unbundled: one of `public/`, or the `.css` of a feature under `/styles/`. The build marks it
 * with their common version, so that a browser may keep the file and yet never shows an old one.
 */
export function publicFile(path: string): string {
  const mark = process.env.PUBLIC_VERSION;
  return mark ? `${path}?v=${mark}` : path;
}
