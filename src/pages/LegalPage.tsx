import { useTranslation } from 'react-i18next';
import { AppLink } from '../components/AppLink';
import { Page } from '../components/Page';
import { useController } from '../components/useController';
import { ControllerFacts } from '../features/privacy/ControllerFacts';
import { paths } from '../lib/paths';

const sections = ['owner', 'site', 'contents', 'links', 'law', 'data'] as const;

/** Who publishes the site, as the law of Spain asks (B5). */
export function LegalPage() {
  const { t } = useTranslation(['legal', 'controller', 'waitlist']);
  const { name } = useController();
  return (
    <Page title={t('title')} description={t('description')} className="container">
      <h1>{t('title')}</h1>
      <p className="lead-text">{t('lead')}</p>
      <p className="caption mt-3">{t('controller:review')}</p>
      {sections.map((id) => (
        <section key={id} aria-labelledby={`legal-${id}`} className="policy-part">
          <h2 id={`legal-${id}`} className="h3">
            {t(`sections.${id}.title`)}
          </h2>
          <div>
            <p>{t(`sections.${id}.text`, { name })}</p>
            {id === 'owner' && <ControllerFacts />}
            {id === 'data' && <AppLink to={paths.privacy}>{t('waitlist:notice.more')}</AppLink>}
          </div>
        </section>
      ))}
    </Page>
  );
}
