import { useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage';
import { languages } from '../../../lib/language';
import { publicFile } from '../../../lib/site';
import type { Video } from '../video';
import type { FileSource } from '../videoSource';
import { VideoFailed } from './VideoFailed';
import { Transcript } from './Transcript';

/**
 * The browser's own player, which alone knows whether it plays, where it is and which captions it shows. A copy in the store would be late,
 * and a jump in Redux DevTools would move a video that somebody watches.
 */
export function FileVideo({ video: { thumbnailUrl, captions }, source }: { video: Video; source: FileSource }) {
  const { t } = useTranslation('video');
  const language = useLanguage();
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  const hasFailed = useVideoFailure(element);
  useCaptionLanguage(element);

  return (
    <div className="card player">
      <div className="ratio ratio-16x9">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it does not see the tracks in the loop */}
        <video
          ref={setElement}
          controls
          playsInline
          preload="none"
          poster={publicFile(thumbnailUrl)}
          src={source.origin ? source.url : publicFile(source.url)}
          width="640"
          height="360"
        >
          {captions &&
            languages.map((one) => (
              <track
                key={one}
                kind="captions"
                srcLang={one}
                label={t(`captions.${one}`)}
                src={publicFile(captions[one])}
                default={one === language}
              />
            ))}
        </video>
      </div>
      {hasFailed && <VideoFailed onRetry={() => element && loadAgain(element)} />}
      {captions && (
        <Transcript captions={captions} element={element} onPick={(seconds) => element && playFrom(element, seconds)} />
      )}
    </div>
  );
}

function playFrom(element: HTMLVideoElement, seconds: number): void {
  element.currentTime = seconds;
  // Safari on phones forgets the place in a video that it does not know yet.
  if (element.readyState === element.HAVE_NOTHING)
    element.addEventListener('loadedmetadata', () => (element.currentTime = seconds), { once: true });
  // What keeps it from playing, the element says by itself.
  element.play().catch(() => undefined);
}

/** From where it had come. */
function loadAgain(element: HTMLVideoElement): void {
  const { currentTime } = element;
  element.load();
  element.focus();
  playFrom(element, currentTime);
}

/** Captions that are shown follow the language of the page; those that the visitor has turned off stay off. */
function useCaptionLanguage(element: HTMLVideoElement | null): void {
  const language = useLanguage();
  useEffect(() => {
    const tracks = [...(element?.textTracks ?? [])];
    if (!tracks.some(({ mode }) => mode === 'showing')) return;
    for (const track of tracks) track.mode = track.language === language ? 'showing' : 'disabled';
  }, [element, language]);
}

const timeout = 30_000;

/** True on an error or a 30 s stall, until the video plays or is loaded again. */
function useVideoFailure(element: HTMLVideoElement | null): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const stopWaiting = () => clearTimeout(timer);
    const fail = () => setHasFailed(true);
    const wait = () => {
      stopWaiting();
      timer = setTimeout(fail, timeout);
    };
    const recover = () => {
      stopWaiting();
      setHasFailed(false);
    };
    const listeners = { error: fail, waiting: wait, pause: stopWaiting, playing: recover, emptied: recover };
    for (const [event, listener] of Object.entries(listeners)) element.addEventListener(event, listener);
    // It may have failed before hydration.
    if (element.error) fail();
    return () => {
      stopWaiting();
      for (const [event, listener] of Object.entries(listeners)) element.removeEventListener(event, listener);
    };
  }, [element]);
  return hasFailed;
}
