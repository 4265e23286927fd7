import en from '../../locales/en/legal.json';
import es from '../../locales/es/legal.json';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../components/AppLink';
import { Page } from '../components/Page';
import { useController } from '../components/useController';
import { ControllerFacts } from '../features/privacy/ControllerFacts';
import { addOwnTexts } from '../i18n/loadedLanguages';
import { paths } from '../lib/paths';

addOwnTexts('legal', { es, en });

const sections = ['owner', 'site', 'contents', 'links', 'law', 'data'] as const;

/** Who publishes the site, as the law of Spain asks (B5). */
export function LegalPage() {
  const { t } = useTranslation();
  const { name } = useController();
  return (
    <Page title={t('legal.title')} description={t('legal.description')} className="container">
      <h1>{t('legal.title')}</h1>
      <p className="lead-text">{t('legal.lead')}</p>
      <p className="caption mt-3">{t('controller.review')}</p>
      {sections.map((id) => (
        <section key={id} aria-labelledby={`legal-${id}`} className="policy-part">
          <h2 id={`legal-${id}`} className="h3">
            {t(`legal.sections.${id}.title`)}
          </h2>
          <div>
            <p>{t(`legal.sections.${id}.text`, { name })}</p>
            {id === 'owner' && <ControllerFacts />}
            {id === 'data' && <AppLink to={paths.privacy}>{t('waitlist.notice.more')}</AppLink>}
          </div>
        </section>
      ))}
    </Page>
  );
}
