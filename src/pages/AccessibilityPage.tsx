import { useTranslation } from 'react-i18next';
import { Page } from '../components/Page';
import { PolicyPart } from '../components/PolicyPart';
import { withTexts } from '../components/loadable';
import { useController } from '../components/useController';
import { namespace } from '../i18n/texts';
import { useLanguage } from '../i18n/useLanguage';
import { formatDate } from '../lib/format';

/** Change it with what was tested. */
export const reviewedOn = '2026-11-28';

const sections = ['goal', 'tested', 'known', 'complain'] as const;

export const texts = namespace('accessibility', {
  es: () => import('../../locales/es/accessibility.json'),
  en: () => import('../../locales/en/accessibility.json'),
});

/** What was tested with what, and what is known not to work (B30). */
export const AccessibilityPage = withTexts(texts, function Accessibility() {
  const { t } = useTranslation(['accessibility', 'controller']);
  const date = formatDate(reviewedOn, useLanguage());
  const { email } = useController();
  return (
    <Page title={t('title')} description={t('description')} className="container">
      <h1>{t('title')}</h1>
      <p className="lead-text">{t('lead')}</p>
      <p className="caption mt-3">{t('version', { date })}</p>
      {sections.map((id) => {
        const { title, text, list = {} }: SectionTexts = t(`sections.${id}`, { returnObjects: true, email });
        return (
          <PolicyPart key={id} id={`accessibility-${id}`} title={title} text={text} items={Object.entries(list)} />
        );
      })}
    </Page>
  );
});

interface SectionTexts {
  title: string;
  text?: string;
  list?: Record<string, string>;
}
