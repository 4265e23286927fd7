/** Where the public finds the site, named when it is built: `SITE_URL`, which Parcel puts in its place for the browser. */
export const siteUrl = (process.env.SITE_URL || 'https://constela.example').replace(/\/+$/, '');
