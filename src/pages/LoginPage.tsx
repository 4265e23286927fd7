import Card from 'react-bootstrap/Card';
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
      <Card body className="coming-soon mx-auto text-center">
        <Figure name="early" className="coming-soon-figure" />
        <h1>{t('title')}</h1>
        <p className="muted mx-auto">{t('text')}</p>
        <ButtonLink to={paths.waitlist}>{t('common:joinWaitlist')}</ButtonLink>
      </Card>
    </Page>
  );
}
