import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../lib/store';
import { ButtonLink } from '../components/AppLink';
import { LetterFigure } from '../components/sky/LetterFigure';
import { FourIdeas, type Idea } from '../components/FourIdeas';
import { Page } from '../components/Page';
import { StatTile } from '../components/StatTile';
import { Begin } from '../features/begin/Begin';
import { selectMembers } from '../features/members/membersSlice';
import { selectVideos } from '../features/videos/videosSlice';
import { paths } from '../lib/paths';
import { TodayAndNotYet } from '../features/home/TodayAndNotYet';
import { CommunityGrid } from '../features/home/CommunityGrid';
import { HomeExperiment } from '../features/experiments/chain/HomeExperiment';
import { FeaturedVideos } from '../features/home/FeaturedVideos';
import { Hero } from '../features/home/Hero';
import { HomeSection } from '../features/home/HomeSection';
import { YourSky } from '../features/home/sky/YourSky';
import { Starfield } from '../features/sky/Starfield';
import { TravellingStars } from '../features/sky/TravellingStars';

export function HomePage() {
  const { t } = useTranslation('home');
  return (
    <Page title={t('title')} description={t('description')} className="home position-relative">
      <Starfield />
      <Hero />
      <div className="container">
        <Begin />
      </div>
      <WhatIs />
      <YourSky />
      <CommunityGrid />
      <FeaturedVideos />
      <HomeExperiment />
      <Stats />
      <JoinCall />
      <TravellingStars />
    </Page>
  );
}

function WhatIs() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <HomeSection id="what-is" title={t('what.title')} lead={t('what.lead')}>
      <FourIdeas Text={IdeaText} />
      <p className="mt-4 mt-lg-5 mb-0">
        <ButtonLink to={paths.waitlist}>{t('common:joinWaitlist')}</ButtonLink>
      </p>
    </HomeSection>
  );
}

function IdeaText({ idea }: { idea: Idea }) {
  const { t } = useTranslation('home');
  return <p className="muted mb-0">{t(`what.texts.${idea}`)}</p>;
}

const stats = ['creators', 'videos', 'length', 'content'] as const;

function Stats() {
  const { t } = useTranslation('home');
  const creators = useAppSelector(selectMembers).length;
  const tens = Math.floor(useAppSelector(selectVideos).length / 10);
  const counts = { creators, videos: tens * 10 };
  return (
    <HomeSection id="numbers" className="numbers" title={t('stats.title')} lead={t('stats.lead')}>
      <dl className="stats auto-grid">
        {stats.map((stat) => (
          <StatTile key={stat} value={t(`stats.values.${stat}`, counts)} label={t(`stats.labels.${stat}`)} />
        ))}
      </dl>
      <TodayAndNotYet />
    </HomeSection>
  );
}

/** The letter stands in the link, whose words are below it: its open place joins too. */
function JoinCall() {
  const { t } = useTranslation(['home', 'common']);
  const [missing, yours] = t('join.title').split(/(?<=: )/);
  return (
    <section id="join" className="join-call" aria-labelledby="join-title">
      <div className="container join-stage d-grid">
        <div className="join-letter position-relative text-center">
          <h2 id="join-title">
            {missing}
            <span className="d-block text-primary">{yours}</span>
          </h2>
          <p className="muted">{t('join.text')}</p>
          <ButtonLink to={paths.waitlist} className="join-link">
            <LetterFigure />
            <span>{t('common:joinWaitlist')}</span>
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
