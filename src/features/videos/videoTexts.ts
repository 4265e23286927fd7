import { createSelector } from '@reduxjs/toolkit';
import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from './video';

/** Translated texts by video id; a video without an entry keeps the texts of its record. */
export type VideoTexts = Partial<Record<string, Pick<Video, 'title' | 'description'>>>;

/** Spanish texts are in the records, so the types know none of these two namespaces. */
const textsIn = (namespace: 'videoTexts' | 'moreVideoTexts') => (i18n: i18n) =>
  i18n.getResourceBundle(i18n.language, namespace) as VideoTexts | undefined;

/** Returns a stable reference, so that memoised selectors keep their results. */
export const selectVideoTexts = createSelector(
  [textsIn('videoTexts'), textsIn('moreVideoTexts')],
  (texts, more): VideoTexts => ({ ...texts, ...more }),
);

/** On the home page, only the texts of its own videos are loaded. */
export function useVideoTexts(): VideoTexts {
  return selectVideoTexts(useTranslation().i18n);
}

export function textOf(video: Video, texts: VideoTexts) {
  const { title, description } = texts[video.id] ?? video;
  return { title, description };
}

/** A tag's label in the current language. An unknown tag, for example from an old address, is shown as it is. */
export function useTagLabel(): (tag: string) => string {
  const { t } = useTranslation(['tags']);
  return useCallback((tag) => t(`tags:${tag}` as 'tags:web3', { defaultValue: tag }), [t]);
}
