import type { Language } from '../../../../src/lib/language';
import { pathIn, paths } from '../../../../src/lib/paths';
import { siteUrl } from '../../../../src/lib/siteUrl';
import type { Thing } from '../structuredData';
import { translationOf } from '../../../content/texts';

/** The way from the home page to this one. */
export function breadcrumbs(plain: string, language: Language, title: string): Thing {
  const t = translationOf(language);
  const way = [{ name: t('nav.home'), path: paths.home }];
  if (plain.startsWith(paths.video(''))) way.push({ name: t('videos.title'), path: paths.videos });
  way.push({ name: title, path: plain });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + pathIn(language, path),
    })),
  };
}
