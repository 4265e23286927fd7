import { useState } from 'react';
import Card from 'react-bootstrap/Card';
import Ratio from 'react-bootstrap/Ratio';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage';
import { languages } from '../../../lib/language';
import { publicFile } from '../../../lib/publicFile';
import type { Video } from '../video';
import type { FileSource } from '../videoSource';
import { VideoFailed } from './VideoFailed';
import { Transcript } from './Transcript';
import { useCaptionLanguage } from './useCaptionLanguage';
import { useVideoFailure } from './useVideoFailure';

/** The browser's own player, which alone knows whether it plays, where it is and which captions it shows. */
export function FileVideo({ video: { thumbnailUrl, captions }, source }: { video: Video; source: FileSource }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  const hasFailed = useVideoFailure(element);
  useCaptionLanguage(element);

  return (
    <Card className="player">
      <Ratio aspectRatio="16x9">
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
                label={t(`video.captions.${one}`)}
                src={publicFile(captions[one])}
                default={one === language}
              />
            ))}
        </video>
      </Ratio>
      {hasFailed && <VideoFailed onAgain={() => element && loadAgain(element)} />}
      {captions && (
        <Transcript captions={captions} element={element} onPick={(seconds) => element && playFrom(element, seconds)} />
      )}
    </Card>
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
