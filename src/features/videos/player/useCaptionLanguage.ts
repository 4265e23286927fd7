import { useEffect } from 'react';
import { useLanguage } from '../../../i18n/useLanguage';

/** Captions that are shown follow the language of the page; those that the visitor has turned off stay off. */
export function useCaptionLanguage(element: HTMLVideoElement | null): void {
  const language = useLanguage();
  useEffect(() => {
    const tracks = [...(element?.textTracks ?? [])];
    if (!tracks.some(({ mode }) => mode === 'showing')) return;
    for (const track of tracks) track.mode = track.language === language ? 'showing' : 'disabled';
  }, [element, language]);
}
