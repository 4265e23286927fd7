import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage';
import { languages } from '../../../lib/language';
import { publicFile } from '../../../lib/publicFile';
import type { Video } from '../video';
import type { FileSource } from '../videoSource';
import { FilmFailed } from './FilmFailed';
import { Transcript } from './Transcript';
import { useCaptionLanguage } from './useCaptionLanguage';
import { useFilmFailure } from './useFilmFailure';

/** The browser's own player, which alone knows whether it plays, where it is and which captions it shows. */
export function FileFilm({ video: { thumbnailUrl, captions }, source }: { video: Video; source: FileSource }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [film, setFilm] = useState<HTMLVideoElement | null>(null);
  const hasFailed = useFilmFailure(film);
  useCaptionLanguage(film);

  return (
    <div className="player">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it does not see the tracks in the loop */}
      <video
        ref={setFilm}
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
      {hasFailed && <FilmFailed onAgain={() => film && loadAgain(film)} />}
      {captions && <Transcript captions={captions} film={film} onPick={(seconds) => film && playFrom(film, seconds)} />}
    </div>
  );
}

function playFrom(film: HTMLVideoElement, seconds: number): void {
  film.currentTime = seconds;
  // Safari on phones forgets the place in a film that it does not know yet.
  if (film.readyState === film.HAVE_NOTHING)
    film.addEventListener('loadedmetadata', () => (film.currentTime = seconds), { once: true });
  // What keeps it from playing, the element says by itself.
  film.play().catch(() => undefined);
}

/** From where it had come. */
function loadAgain(film: HTMLVideoElement): void {
  const { currentTime } = film;
  film.load();
  film.focus();
  playFrom(film, currentTime);
}
