import { useTranslation } from 'react-i18next';
import { Page } from '../components/Page';
import { Waitlist } from '../features/waitlist/Waitlist';
import { TodayAndNotYet } from '../features/home/TodayAndNotYet';

export function WaitlistPage() {
  const { t } = useTranslation(['waitlist', 'progress']);
  return (
    <Page title={t('title')} description={t('description')}>
      <div className="container">
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
      </div>
    </Page>
  );
}

const items = ['content', 'community', 'updates', 'learning'] as const;

/** W7, as the legend of a chart: four stars on one line, which lies down where there is room. */
function WhatToExpect() {
  const { t } = useTranslation('waitlist');
  return (
    <section className="page-part" aria-labelledby="waitlist-expect">
      <h2 id="waitlist-expect" className="h3 mb-1">
        {t('expect.title')}
      </h2>
      <p className="muted mb-0">{t('expect.lead')}</p>
      <ul className="waitlist-steps waitlist-expect mt-4">
        {items.map((item) => (
          <li key={item}>
            <h3 className="mb-1">{t(`expect.${item}.title`)}</h3>
            <p className="muted mb-0">{t(`expect.${item}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
