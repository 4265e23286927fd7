import { sitePaths } from '../../../src/app/sitePaths';
import { defaultLanguage, languages } from '../../../src/lib/language';
import { pathIn } from '../../../src/lib/paths';
import { siteUrl } from '../../../src/lib/siteUrl';
import { escape } from '../../content/escape';

export const sitemapPath = '/sitemap.xml';

/** Every page in every language, each with the addresses of all its languages. */
export function sitemap(): string {
  const urls = sitePaths.flatMap((plain) => {
    const alternates = [...languages, 'x-default' as const].map((language) => {
      const address = siteUrl + pathIn(language === 'x-default' ? defaultLanguage : language, plain);
      return `    <xhtml:link rel="alternate" hreflang="${language}" href="${escape(address)}"/>`;
    });
    return languages.map((language) =>
      [`  <url>`, `    <loc>${escape(siteUrl + pathIn(language, plain))}</loc>`, ...alternates, `  </url>`].join('\n'),
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
