import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from './video';

/** The catalogue's words in a language; a video without an entry keeps those of its record. */
export type VideoTexts = Partial<Record<string, Pick<Video, 'title' | 'description'>>>;

/** One object for good, so that what is computed from it is kept. */
const onlyRecords: VideoTexts = {};

/** Only languages other than Spanish carry these texts, so their key is no part of the typed ones. */
export function useVideoTexts(): VideoTexts {
  const { i18n } = useTranslation();
  const texts: unknown = i18n.getResource(i18n.language, 'translation', 'videoTexts');
  return (texts as VideoTexts | undefined) ?? onlyRecords;
}

export function textOf(video: Video, texts: VideoTexts) {
  const { title, description } = texts[video.id] ?? video;
  return { title, description };
}

/** A tag's word in the language shown; one that the catalogue lacks, as it stands in an old address, names itself. */
export function useTagLabel(): (tag: string) => string {
  const { t } = useTranslation();
  return useCallback((tag) => t(`tags.${tag}` as 'tags.web3', { defaultValue: tag }), [t]);
}
