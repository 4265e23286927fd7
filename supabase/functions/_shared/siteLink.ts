import type { Environment } from './environment.ts';
import { StepFailed } from './stepFailed.ts';

export type Language = 'es' | 'en';

/** The public address of the site, without which no link can be made. */
export function siteUrlOf({ variables }: Pick<Environment, 'variables'>): string {
  const siteUrl = variables.SITE_URL;
  if (!siteUrl || !URL.canParse(siteUrl)) throw new StepFailed('SITE_URL is not an address');
  return siteUrl;
}

/** The address of a page: plain in Spanish, under `/en` in English. */
export function siteLink(siteUrl: string, language: Language, path: string, token?: string): string {
  const link = new URL(language === 'es' ? path : `/${language}${path}`, siteUrl);
  if (token !== undefined) link.searchParams.set('token', token);
  return link.href;
}

/** The origin whose pages may read answers from another host; undefined while the site's address is not known. */
export function siteOrigin(siteUrl: string | undefined): string | undefined {
  // Other schemes have the origin 'null', which every sandboxed page has, too.
  return siteUrl && /^https?:\/\//i.test(siteUrl) && URL.canParse(siteUrl) ? new URL(siteUrl).origin : undefined;
}
