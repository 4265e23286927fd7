import { languages } from '../../../src/lib/language';
import { siteUrl } from '../../../src/lib/siteUrl';

const day = 24 * 60 * 60 * 1000;

/** Where to report a weakness (RFC 9116). It expires within a year, so every release renews it. */
export function securityTxt(now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / day + 364) * day);
  return [
    `Contact: mailto:security@${new URL(siteUrl).hostname}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
