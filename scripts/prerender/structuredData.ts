import type { Language } from '../../src/lib/language';
import { paths } from '../../src/lib/paths';
import { breadcrumbs } from './structuredData/breadcrumbs';
import { organization, website } from './structuredData/organization';
import { person } from './structuredData/person';
import { videoObject } from './structuredData/videoObject';
import { subjectOf } from './subject';

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
  const about = [member && person(member, language), video?.videoUrl && videoObject(video, language)];
  return [breadcrumbs(plain, language, member?.name ?? told.title), ...about.filter((thing) => typeof thing === 'object')];
}
