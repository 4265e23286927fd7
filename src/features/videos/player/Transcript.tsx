import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage';
import type { Video } from '../video';
import { useLoaded } from '../../../components/loadable';
import { Details } from '../../layout/Details';
import { transcriptOf } from './transcripts';
import type { SpokenLine } from './webVtt';

interface TranscriptProps {
  captions: NonNullable<Video['captions']>;
  /** The element whose time tells the line that is spoken, if there is one. */
  element?: HTMLVideoElement | null;
  /** Plays from here on. Without it the lines are text alone. */
  onPick?: (seconds: number) => void;
}

export function Transcript({ captions, element = null, onPick }: TranscriptProps) {
  const { t } = useTranslation('video');
  const lines = useLoaded(transcriptOf(captions[useLanguage()]));
  const spoken = useSpokenLine(element, lines);

  return (
    <Details name="transcript" className="transcript border-top">
      <summary>{t('transcript')}</summary>
      <ol className={onPick ? 'transcript-lines m-0' : 'm-0 px-3 pb-3'}>
        {lines.map((line, index) => (
          <li key={line.start}>
            {onPick ? (
              <button
                type="button"
                className="transcript-line w-100 text-start"
                aria-current={index === spoken ? 'true' : undefined}
                onClick={() => onPick(line.start)}
              >
                <Words line={line} before={lines[index - 1]} />
              </button>
            ) : (
              <p>
                <Words line={line} before={lines[index - 1]} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Details>
  );
}

function Words({ line: { start, speaker, text }, before }: { line: SpokenLine; before?: SpokenLine }) {
  return (
    <>
      <span className="caption">{clock(start)} </span>
      {speaker && speaker !== before?.speaker && <strong>{speaker} </strong>}
      <span>{text}</span>
    </>
  );
}

/** Minutes and seconds, as on a player. */
function clock(time: number): string {
  const seconds = Math.floor(time);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const moments = ['play', 'timeupdate', 'seeking', 'emptied'];

/** The index of the line that is being spoken; -1 between lines, and before the video has begun. */
function useSpokenLine(element: HTMLVideoElement | null, lines: SpokenLine[]): number {
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
