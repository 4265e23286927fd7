import { useTranslation } from 'react-i18next';

const items = ['content', 'community', 'updates', 'learning'] as const;

/** W7, as the legend of a chart: four stars on one line, which lies down where there is room. */
export function WhatToExpect() {
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
