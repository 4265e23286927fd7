import Container from 'react-bootstrap/Container';
import { useTranslation } from 'react-i18next';
import { Page } from '../components/Page';
import { Waitlist } from '../features/waitlist/Waitlist';
import { WhatToExpect } from '../features/waitlist/WhatToExpect';

export function WaitlistPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('waitlist.title')} description={t('waitlist.description')}>
      <Container>
        <header className="waitlist-header">
          <h1>{t('waitlist.title')}</h1>
          <p className="lead">{t('waitlist.lead')}</p>
        </header>
        <div className="waitlist-columns">
          <Waitlist />
          <WhatToExpect />
        </div>
      </Container>
    </Page>
  );
}
