import type { Language } from '../../../src/lib/language';
import { paths } from '../../../src/lib/paths';
import { breadcrumbs } from './structuredData/breadcrumbs';
import { organization, website } from './structuredData/organization';
import { person } from './structuredData/person';
import { videoObject } from './structuredData/videoObject';
import { subjectOf } from '../../content/subject';

export interface Told {
  title: string;
  description: string;
}

export type Thing = Record<string, unknown> & { '@type': string };

/** What the page says about itself in the words of schema.org (JSON-LD). */
export function structuredData(plain: string, language: Language, told: Told) {
  return { '@context': 'https://schema.org', '@graph': things(plain, language, told) };
}

function things(plain: string, language: Language, told: Told): Thing[] {
  if (plain === paths.home) return [organization(told.description), website(language)];
  const { video, member } = subjectOf(plain);
  const trail = breadcrumbs(plain, language, member?.name ?? told.title);
  if (member) return [trail, person(member, language)];
  return video?.videoUrl ? [trail, videoObject(video, language)] : [trail];
}
