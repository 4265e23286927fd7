import { useCallback, useSyncExternalStore } from 'react';
import type { SpokenLine } from './webVtt';

const moments = ['play', 'timeupdate', 'seeking', 'emptied'];

/** The index of the line that is being spoken; -1 between lines, and before the video has begun. */
export function useSpokenLine(element: HTMLVideoElement | null, lines: SpokenLine[]): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      for (const moment of moments) element?.addEventListener(moment, onChange);
      return () => {
        for (const moment of moments) element?.removeEventListener(moment, onChange);
      };
    },
    [element],
  );
  const spoken = () => {
    if (!element || (element.paused && element.currentTime === 0)) return -1;
    const { currentTime } = element;
    return lines.findIndex(({ start, end }) => start <= currentTime && currentTime < end);
  };
  return useSyncExternalStore(subscribe, spoken, () => -1);
}
