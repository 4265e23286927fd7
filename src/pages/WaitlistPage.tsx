import Container from 'react-bootstrap/Container';
import { useTranslation } from 'react-i18next';
import { Page } from '../components/Page';
import { Waitlist } from '../features/waitlist/Waitlist';
import { WhatToExpect } from '../features/waitlist/WhatToExpect';
import { TodayAndNotYet } from '../features/home/TodayAndNotYet';

export function WaitlistPage() {
  const { t } = useTranslation(['waitlist', 'progress']);
  return (
    <Page title={t('title')} description={t('description')}>
      <Container>
        <header className="waitlist-header">
          <h1>{t('title')}</h1>
          <p className="lead muted mb-0">{t('lead')}</p>
        </header>
        <Waitlist>
          <section aria-labelledby="state-title">
            <h2 id="state-title" className="h3 mb-3">
              {t('progress:title')}
            </h2>
            <TodayAndNotYet />
          </section>
        </Waitlist>
        <WhatToExpect />
      </Container>
    </Page>
  );
}
