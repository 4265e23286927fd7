import { createSelector } from '@reduxjs/toolkit';
import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '../../i18n/makeI18n';
import type { Video } from './video';

/** The catalogue's words in a language; a video without an entry keeps those of its record. */
export type VideoTexts = Partial<Record<string, Pick<Video, 'title' | 'description'>>>;

/** Only languages other than Spanish carry these texts, so their key is no part of the typed ones. */
const textsIn = (namespace: Namespace) => (i18n: i18n) =>
  i18n.getResource(i18n.language, namespace, 'videoTexts') as VideoTexts | undefined;

/** Always the same object for the same texts, so that memoised selectors keep their results. */
const selectVideoTexts = createSelector([textsIn('first'), textsIn('rest')], (first, rest): VideoTexts => ({
  ...first,
  ...rest,
}));

/** On the home page those of its own videos alone. */
export function useVideoTexts(): VideoTexts {
  return selectVideoTexts(useTranslation().i18n);
}

export function textOf(video: Video, texts: VideoTexts) {
  const { title, description } = texts[video.id] ?? video;
  return { title, description };
}

/** A tag's label in the language shown. An unknown tag, for example from an old address, is shown as it is. */
export function useTagLabel(): (tag: string) => string {
  const { t } = useTranslation();
  return useCallback((tag) => t(`tags.${tag}` as 'tags.web3', { defaultValue: tag }), [t]);
}
