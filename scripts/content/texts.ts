import type { i18n } from 'i18next';
import type { Member } from '../../src/features/members/member';
import { membersData } from '../../src/features/members/membersData';
import type { Video } from '../../src/features/videos/video';
import { videosData } from '../../src/features/videos/videosData';
import { selectVideoTexts, textOf } from '../../src/features/videos/videoTexts';
import { allTexts } from './allTexts';
import { makeI18n, reportMissing, type T } from '../../src/i18n/makeI18n';
import type { Language } from '../../src/lib/language';
import { paths } from '../../src/lib/paths';

const instances: Partial<Record<Language, i18n>> = {};

function i18nIn(language: Language): i18n {
  return (instances[language] ??= completeI18n(language));
}

function completeI18n(language: Language): i18n {
  const i18n = makeI18n(language, { ...allTexts[language] });
  reportMissing(i18n, (key) => {
    throw new Error(`The language "${language}" lacks the text ${key}.`);
  });
  return i18n;
}

/** The words of the site, for what is written at build time without React. */
export function translationOf(language: Language): T {
  return i18nIn(language).t;
}

export function videoTextIn(language: Language, video: Video) {
  return textOf(video, selectVideoTexts(i18nIn(language)));
}

/** The record holds keys, which the types know only by pattern. */
export function memberTextIn(language: Language, { role, bio }: Member) {
  const t = translationOf(language);
  return { role: t(role as 'members:vega.role'), bio: t(bio as 'members:vega.bio') };
}

/** The video or the member that a page is about, where it is about one. */
export function subjectOf(plain: string) {
  return {
    video: videosData.find(({ id }) => paths.video(id) === plain),
    member: membersData.find(({ id }) => paths.profile(id) === plain),
  };
}

/** The members who made a video, in the order in which it names them. */
export function authorsOf(video: Video): Member[] {
  return video.authorIds.flatMap((id) => membersData.filter((member) => member.id === id));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text and quoted attributes, in HTML and in XML. */
export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (found) => entities[found] ?? found);
}
