import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '../../i18n/makeI18n';
import type { Video } from './video';

/** The catalogue's words in a language; a video without an entry keeps those of its record. */
export type VideoTexts = Partial<Record<string, Pick<Video, 'title' | 'description'>>>;

/** Always the same object, so that memoised selectors keep their results. */
const onlyRecords: VideoTexts = {};

/** On the home page those of its own videos alone. Spanish carries none, so their key is no part of the typed ones. */
export function useVideoTexts(): VideoTexts {
  const { i18n } = useTranslation();
  const textsIn = (namespace: Namespace): unknown => i18n.getResource(i18n.language, namespace, 'videoTexts');
  const texts = textsIn('rest') ?? textsIn('first');
  return (texts as VideoTexts | undefined) ?? onlyRecords;
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
