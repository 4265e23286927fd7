import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { ButtonLink } from '../../components/ButtonLink';
import { VideoCard } from '../videos/VideoCard';
import { selectFeaturedVideos } from '../videos/videosSlice';
import { paths } from '../../lib/paths';
import { HomeSection } from './HomeSection';

export function FeaturedVideos() {
  const { t } = useTranslation();
  const videos = useAppSelector(selectFeaturedVideos);
  return (
    <HomeSection id="featured" title={t('home.videos.title')} lead={t('home.videos.lead')}>
      <ul className="featured-videos swipe-row">
        {videos.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} />
          </li>
        ))}
      </ul>
      <p className="section-way-on">
        <ButtonLink to={paths.videos} variant="outline">
          {t('home.videos.all')}
        </ButtonLink>
      </p>
    </HomeSection>
  );
}
