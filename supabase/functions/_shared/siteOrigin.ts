/** The origin whose pages may read answers from another host; undefined while the site's address is not known. */
export function siteOrigin(siteUrl: string | undefined): string | undefined {
  // Other schemes have the origin 'null', which every sandboxed page has, too.
  return siteUrl && /^https?:\/\//i.test(siteUrl) && URL.canParse(siteUrl) ? new URL(siteUrl).origin : undefined;
}
