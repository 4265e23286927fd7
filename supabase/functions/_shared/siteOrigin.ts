/** The one origin whose pages may read answers from another host; undefined while the site's address is not known. */
export function siteOrigin(siteUrl: string | undefined): string | undefined {
  // Any other scheme has the origin 'null', which is also what a sandboxed page of anybody says.
  return siteUrl && /^https?:\/\//i.test(siteUrl) && URL.canParse(siteUrl) ? new URL(siteUrl).origin : undefined;
}
