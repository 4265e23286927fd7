import { useTranslation } from 'react-i18next';
import { withTexts } from '../components/loadable';
import { namespace } from '../i18n/texts';
import { Page } from '../components/Page';
import { useLanguage } from '../i18n/useLanguage';
import { formatDate } from '../lib/format';
import { ControllerFacts, EmbeddedPlayers } from '../features/privacy/ControllerFacts';
import { PrivacySection, policy } from '../features/privacy/PrivacySection';

export const texts = namespace('privacy', {
  es: () => import('../../locales/es/privacy.json'),
  en: () => import('../../locales/en/privacy.json'),
});

/** The full privacy policy, to which the short notice beside the form links (B5). */
export const PrivacyPage = withTexts(texts, function Privacy() {
  const { t } = useTranslation(['privacy', 'controller']);
  const date = formatDate(policy.since, useLanguage());
  return (
    <Page title={t('title')} description={t('description')} className="container">
      <h1>{t('title')}</h1>
      <p className="lead-text">{t('lead')}</p>
      <p className="caption mt-3">
        {t('version', { version: policy.version, date })} {t('controller:review')}
      </p>
      <PrivacySection id="controller">
        <ControllerFacts />
      </PrivacySection>
      <PrivacySection id="data" />
      <PrivacySection id="purposes" />
      <PrivacySection id="leaving" />
      <PrivacySection id="recipients">
        <EmbeddedPlayers />
      </PrivacySection>
      <PrivacySection id="cookies" />
      <PrivacySection id="logs" />
      <PrivacySection id="rights">
        <p>
          <a className="d-inline-block py-1" href="https://www.aepd.es" rel="noreferrer">
            {t('complain')}
          </a>
        </p>
      </PrivacySection>
      <PrivacySection id="minors" />
      <PrivacySection id="security" />
      <PrivacySection id="changes" />
    </Page>
  );
});
