import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useAppSelector } from '../lib/store';
import { ButtonLink } from '../components/AppLink';
import { Notice } from '../components/Notice';
import { Page } from '../components/Page';
import { selectArrival } from '../router/locationSlice';
import { MemberChart } from '../features/sky/MemberChart';
import { useMemberText, type Member } from '../features/members/member';
import { selectFollowers, selectMemberById } from '../features/members/membersSlice';
import { OtherMembers, ProfileHeader } from '../features/members/ProfileHeader';
import { VideoCard } from '../features/videos/VideoCard';
import { selectVideosByAuthor } from '../features/videos/videosSlice';
import { paths } from '../lib/paths';
import { JoinStrip } from '../features/waitlist/JoinStrip';
import { PageShareButton } from '../features/share/ShareButton';
import { ProfileStats } from '../features/videos/ProfileStats';

export function ProfilePage() {
  const { id = '' } = useParams();
  const member = useAppSelector((state) => selectMemberById(state, id));
  return member ? <KnownMember member={member} /> : <UnknownMember />;
}

function KnownMember({ member }: { member: Member }) {
  const { t } = useTranslation('profile');
  const { role } = useMemberText()(member);
  // HTML made at build time carries the profile; by a link inside the site a skeleton comes first (M1).
  const loading = useAppSelector(
    (state) => selectArrival(state) !== 'load' && selectFollowers(state, member.id) === undefined,
  );
  const title = t('title', { name: member.name, role });
  return (
    <Page title={title} description={t('description', { name: member.name, role })} className="container">
      <div aria-busy={loading || undefined}>
        {loading && <p className="visually-hidden">{t('loading')}</p>}
        {/* The content itself with its words hidden, so that nothing moves when they appear. */}
        <div className={loading ? 'skeleton' : undefined} aria-hidden={loading || undefined} inert={loading}>
          <ProfileHeader member={member} chart={<MemberChart member={member} />}>
            <PageShareButton title={title} />
          </ProfileHeader>
          <ProfileStats id={member.id} />
          <ProfileVideos member={member} />
          <OtherMembers id={member.id} />
        </div>
      </div>
      <JoinStrip />
    </Page>
  );
}

function ProfileVideos({ member: { id, name } }: { member: Member }) {
  const { t } = useTranslation(['profile', 'common']);
  const videos = useAppSelector((state) => selectVideosByAuthor(state, id));
  if (videos.length === 0) {
    return (
      <Notice
        level={2}
        title={t('noVideos.title', { name })}
        text={t('noVideos.text')}
        to={paths.home}
        action={t('common:backHome')}
      />
    );
  }
  return (
    <section className="page-part" aria-labelledby="videos">
      <h2 id="videos">{t('videos', { name })}</h2>
      <ul className="profile-videos d-grid gap-4">
        {videos.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} layout="auto" />
          </li>
        ))}
        <li className="card profile-join">
          <div className="card-body d-flex flex-column align-items-start justify-content-center">
            <p>{t('join', { name })}</p>
            <ButtonLink to={paths.waitlist}>{t('common:joinWaitlist')}</ButtonLink>
          </div>
        </li>
      </ul>
    </section>
  );
}

function UnknownMember() {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <Page title={t('notFound.title')} description={t('notFound.text')} hidden>
      <Notice title={t('notFound.title')} text={t('notFound.text')} to={paths.home} action={t('common:backHome')} />
    </Page>
  );
}
