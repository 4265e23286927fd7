import { createSelector } from '@reduxjs/toolkit';
import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isMark } from './filtersInAddress';
import type { Video } from './video';

interface VideoText {
  title: string;
  description: string;
}

/** By video id. */
export type VideoTexts = Partial<Record<string, VideoText>>;

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

/** A video without texts shows their keys, by which the build finds it. */
export function textOf({ id }: Video, texts: VideoTexts): VideoText {
  return texts[id] ?? { title: `videoTexts:${id}.title`, description: `videoTexts:${id}.description` };
}

/** A tag's label in the current language. An unknown tag, for example from an old address, is shown as it is. */
export function useTagLabel(): (tag: string) => string {
  const { t } = useTranslation(['tags', 'videoCard']);
  return useCallback(
    (tag) => (isMark(tag) ? t(`videoCard:${tag}`) : t(`tags:${tag}` as 'tags:web3', { defaultValue: tag })),
    [t],
  );
}
