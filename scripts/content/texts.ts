import type { TFunction } from 'i18next';
import type { Member } from '../../src/features/members/member';
import type { Video } from '../../src/features/videos/video';
import { textOf, type VideoTexts } from '../../src/features/videos/videoTexts';
import { en } from '../../src/i18n/en';
import { allTexts } from '../../src/i18n/allTexts';
import { makeI18n } from '../../src/i18n/makeI18n';
import type { Language } from '../../src/lib/language';

const translations: Partial<Record<Language, TFunction>> = {};
const videoTexts: Record<Language, VideoTexts> = { es: {}, en: en.videoTexts };

/** The words of the site, for what is written at build time without React. */
export function translationOf(language: Language): TFunction {
  return (translations[language] ??= makeI18n(language, { first: allTexts[language] }).t);
}

export function videoTextIn(language: Language, video: Video) {
  return textOf(video, videoTexts[language]);
}

/** The record holds keys, which the types know only by pattern. */
export function memberTextIn(language: Language, { role, bio }: Member) {
  const t = translationOf(language);
  return { role: t(role as 'members.vega.role'), bio: t(bio as 'members.vega.bio') };
}
