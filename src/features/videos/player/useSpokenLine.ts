import { useCallback, useSyncExternalStore } from 'react';
import type { SpokenLine } from './webVtt';

const moments = ['play', 'timeupdate', 'seeking', 'emptied'];

/** The index of the line that is being spoken; -1 between lines, and before the film has begun. */
export function useSpokenLine(film: HTMLVideoElement | null, lines: SpokenLine[]): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      for (const moment of moments) film?.addEventListener(moment, onChange);
      return () => {
        for (const moment of moments) film?.removeEventListener(moment, onChange);
      };
    },
    [film],
  );
  const spoken = () => {
    if (!film || (film.paused && film.currentTime === 0)) return -1;
    const { currentTime } = film;
    return lines.findIndex(({ start, end }) => start <= currentTime && currentTime < end);
  };
  return useSyncExternalStore(subscribe, spoken, () => -1);
}
