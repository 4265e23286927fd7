import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../components/AppLink';
import { Figure } from '../components/Figure';
import { Page } from '../components/Page';
import { paths } from '../lib/paths';

/** There are no accounts yet: the page says so and points to the waitlist (G4). */
export function LoginPage() {
  const { t } = useTranslation(['login', 'common']);
  return (
    <Page title={t('pageTitle')} description={t('description')} className="container standing">
      <div className="card coming-soon mx-auto text-center">
        <div className="card-body">
          <Figure name="early" className="coming-soon-figure mw-100" />
          <h1>{t('title')}</h1>
          <p className="muted mx-auto">{t('text')}</p>
          <ButtonLink to={paths.waitlist}>{t('common:joinWaitlist')}</ButtonLink>
        </div>
      </div>
    </Page>
  );
}
