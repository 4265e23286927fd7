import Card from 'react-bootstrap/Card';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/AppLink';
import { paths } from '../../lib/paths';
import { publicFile } from '../../lib/site';
import { isReadable } from '../lessons/lessonIds';
import type { Video } from './video';
import { textOf, useVideoTexts } from './videoTexts';

/** A plate beside its title, where a card would be too loud. */
export function VideoRow({ video, level: Title = 'h3' }: { video: Video; level?: 'h3' | 'h4' }) {
  const { t } = useTranslation();
  return (
    <Card as="article" className="card-hover video-row flex-row align-items-center gap-3 p-mid">
      <img src={publicFile(video.thumbnailUrl)} alt="" width="640" height="360" loading="lazy" decoding="async" />
      <div>
        <Title>
          <AppLink to={paths.video(video.id)} className="stretched-link">
            {textOf(video, useVideoTexts()).title}
          </AppLink>
        </Title>
        <p className="caption mb-0">
          {!video.videoUrl && t('common.badge')}
          {isReadable(video.id) && <span className="readable-mark d-block">{t('videos.card.readable')}</span>}
        </p>
      </div>
    </Card>
  );
}
