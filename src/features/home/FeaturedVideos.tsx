import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { ButtonLink } from '../../components/AppLink';
import { VideoCard } from '../videos/VideoCard';
import { selectFeaturedVideos } from '../videos/videosSlice';
import { paths } from '../../lib/paths';
import { HomeSection } from './HomeSection';

export function FeaturedVideos() {
  const { t } = useTranslation('home');
  const videos = useAppSelector(selectFeaturedVideos);
  return (
    <HomeSection id="featured" className="pt-0" title={t('videos.title')} lead={t('videos.lead')}>
      <ul className="auto-grid swipe-row">
        {videos.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} />
          </li>
        ))}
      </ul>
      <p className="mt-4 mt-lg-5 mb-0">
        <ButtonLink to={paths.videos} variant="outline">
          {t('videos.all')}
        </ButtonLink>
      </p>
    </HomeSection>
  );
}
