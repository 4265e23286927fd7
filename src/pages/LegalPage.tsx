import { useTranslation } from 'react-i18next';
import { withTexts } from '../components/loadable';
import { namespace } from '../i18n/texts';
import { AppLink } from '../components/AppLink';
import { Page } from '../components/Page';
import { PolicyPart } from '../components/PolicyPart';
import { useController } from '../components/useController';
import { ControllerFacts } from '../features/privacy/ControllerFacts';
import { paths } from '../lib/paths';

const sections = ['owner', 'site', 'contents', 'links', 'law', 'data'] as const;

export const texts = namespace('legal', {
  es: () => import('../../locales/es/legal.json'),
  en: () => import('../../locales/en/legal.json'),
});

/** Who publishes the site, as the law of Spain asks (B5). */
export const LegalPage = withTexts(texts, function Legal() {
  const { t } = useTranslation(['legal', 'controller', 'waitlist']);
  const { name } = useController();
  return (
    <Page title={t('title')} description={t('description')} className="container">
      <h1>{t('title')}</h1>
      <p className="lead-text">{t('lead')}</p>
      <p className="caption mt-3">{t('controller:review')}</p>
      {sections.map((id) => (
        <PolicyPart
          key={id}
          id={`legal-${id}`}
          title={t(`sections.${id}.title`)}
          text={t(`sections.${id}.text`, { name })}
        >
          {id === 'owner' && <ControllerFacts />}
          {id === 'data' && (
            <AppLink className="d-inline-block py-1" to={paths.privacy}>
              {t('waitlist:notice.more')}
            </AppLink>
          )}
        </PolicyPart>
      ))}
    </Page>
  );
});
