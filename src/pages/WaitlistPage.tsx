import Container from 'react-bootstrap/Container';
import { useTranslation } from 'react-i18next';
import { Page } from '../components/Page';
import { Waitlist } from '../features/waitlist/Waitlist';
import { WhatToExpect } from '../features/waitlist/WhatToExpect';
import { TodayAndNotYet } from '../features/home/TodayAndNotYet';

export function WaitlistPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('waitlist.title')} description={t('waitlist.description')}>
      <Container>
        <header className="waitlist-header">
          <h1>{t('waitlist.title')}</h1>
          <p className="lead muted">{t('waitlist.lead')}</p>
        </header>
        <div className="waitlist-columns">
          <Waitlist />
          <div className="waitlist-aside">
            <WhatToExpect />
            <section aria-labelledby="state-title">
              <h2 id="state-title">{t('progress.title')}</h2>
              <TodayAndNotYet />
            </section>
          </div>
        </div>
      </Container>
    </Page>
  );
}
