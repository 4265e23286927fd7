import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/AppLink';
import { useLanguage } from '../../i18n/useLanguage';
import { languages, type Language } from '../../lib/language';
import { paths } from '../../lib/paths';
import { publicFile } from '../../lib/publicFile';
import type { Video } from './video';

/** The film, or the poster with the badge while there is none (P1). */
export function VideoPlayer({ video }: { video: Video }) {
  return <div className="player">{video.videoUrl ? <Film video={video} /> : <Poster video={video} />}</div>;
}

function Poster({ video }: { video: Video }) {
  const { t } = useTranslation();
  return (
    <>
      <img src={publicFile(video.thumbnailUrl)} alt="" width="640" height="360" fetchPriority="high" />
      <span className="preparation-badge">{t('common.badge')}</span>
      <p className="player-note">
        {t('video.preparing')} <AppLink to={paths.waitlist}>{t('video.notify')}</AppLink>
      </p>
    </>
  );
}

function Film({ video: { videoUrl, thumbnailUrl } }: { video: Video }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- it does not see the tracks in the loop
    <video
      controls
      playsInline
      preload="none"
      poster={publicFile(thumbnailUrl)}
      src={videoUrl}
      width="640"
      height="360"
    >
      {languages.map((one) => (
        <track
          key={one}
          kind="captions"
          srcLang={one}
          label={t(`video.captions.${one}`)}
          src={captionsOf(videoUrl, one)}
          default={one === language}
        />
      ))}
    </video>
  );
}

/** Captions lie beside the film: `lesson.mp4` has `lesson.es.vtt` and `lesson.en.vtt`. */
function captionsOf(videoUrl: string, language: Language): string {
  return videoUrl.replace(/\.\w+$/, `.${language}.vtt`);
}
