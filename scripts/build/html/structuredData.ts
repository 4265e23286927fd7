import type { Language } from '../../../src/lib/language';
import { pathIn, paths } from '../../../src/lib/paths';
import { siteUrl } from '../../../src/lib/siteUrl';
import { subjectOf } from '../../content/subject';
import { translationOf } from '../../content/texts';
import { transcriptText } from '../../content/transcripts';
import { learningResource, organization, type Thing, videoObject, website } from './things';

export interface Told {
  title: string;
  description: string;
}

/** What the page says about itself in the words of schema.org (JSON-LD). */
export function structuredData(plain: string, language: Language, told: Told) {
  return { '@context': 'https://schema.org', '@graph': things(plain, language, told) };
}

function things(plain: string, language: Language, told: Told): Thing[] {
  if (plain === paths.home) return [organization(told.description), website(language)];
  const { video, member } = subjectOf(plain);
  const trail = breadcrumbs(plain, language, member?.name ?? told.title);
  const lesson = video && learningResource(video, language);
  const playable = video?.videoUrl && videoObject(video, language, transcriptText(video, language));
  return [trail, ...(lesson ? [lesson] : []), ...(playable ? [playable] : [])];
}

/** The way from the home page to this one. */
function breadcrumbs(plain: string, language: Language, title: string): Thing {
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
