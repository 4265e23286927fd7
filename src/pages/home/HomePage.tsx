import { useTranslation } from 'react-i18next';
import { Page } from '../../components/Page';
import { Challenge } from './Challenge';
import { CommunityGrid } from './CommunityGrid';
import { FeaturedVideos } from './FeaturedVideos';
import { Hero } from './Hero';
import { JoinCall } from './JoinCall';
import { Starfield } from './Starfield';
import { Stats } from './Stats';
import { WhatIs } from './WhatIs';

/** The sections in the order of H1. */
export function HomePage() {
  const { t } = useTranslation();
  return (
    <Page title={t('home.title')} description={t('home.description')} className="home">
      <Starfield />
      <Hero />
      <WhatIs />
      <Challenge />
      <CommunityGrid />
      <FeaturedVideos />
      <Stats />
      <JoinCall />
    </Page>
  );
}
