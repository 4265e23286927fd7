import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { VideoCard } from './VideoCard';
import { selectRelatedVideos } from './videosSlice';

export function RelatedVideos({ id }: { id: string }) {
  const { t } = useTranslation();
  const videos = useAppSelector((state) => selectRelatedVideos(state, id));
  return (
    <aside className="related-videos" aria-labelledby="related">
      <h2 id="related" className="h3 mb-3">
        {t('video.related')}
      </h2>
      <ul className="auto-grid">
        {videos.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
