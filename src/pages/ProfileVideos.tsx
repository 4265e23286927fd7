import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../app/hooks';
import { ButtonLink } from '../components/ButtonLink';
import { Notice } from '../components/Notice';
import type { Member } from '../features/members/member';
import { VideoGrid } from '../features/videos/VideoGrid';
import { selectVideosByAuthor } from '../features/videos/videosSlice';
import { paths } from '../lib/paths';

/** M5 */
export function ProfileVideos({ member: { id, name } }: { member: Member }) {
  const { t } = useTranslation();
  const videos = useAppSelector((state) => selectVideosByAuthor(state, id));
  if (videos.length === 0) {
    return (
      <Notice level={2} title={t('profile.noVideos.title', { name })} text={t('profile.noVideos.text')}>
        <ButtonLink to={paths.home}>{t('common.backHome')}</ButtonLink>
      </Notice>
    );
  }
  return (
    <section className="profile-section" aria-labelledby="videos">
      <h2 id="videos">{t('profile.videos', { name })}</h2>
      <VideoGrid videos={videos} />
    </section>
  );
}
