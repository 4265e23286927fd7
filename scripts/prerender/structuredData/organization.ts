import { brand } from '../../../src/lib/brand';
import { type Language, languages } from '../../../src/lib/language';
import { pathIn, paths } from '../../../src/lib/paths';
import { publicFile } from '../../../src/lib/publicFile';
import { siteUrl } from '../../../src/lib/siteUrl';
import type { Thing } from '../structuredData';

/** The name by which other things refer to it. */
export const organizationId = `${siteUrl}/#organization`;

export function organization(description: string): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: brand,
    url: siteUrl + paths.home,
    logo: { '@type': 'ImageObject', url: siteUrl + publicFile('/icons/icon-512.png'), width: 512, height: 512 },
    description,
  };
}

export function website(language: Language): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: brand,
    url: siteUrl + pathIn(language, paths.home),
    inLanguage: [...languages],
    publisher: { '@id': organizationId },
  };
}
