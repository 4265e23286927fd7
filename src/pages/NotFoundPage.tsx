import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../components/AppLink';
import { Figure } from '../components/Figure';
import { Page } from '../components/Page';
import { paths } from '../lib/paths';

export function NotFoundPage() {
  const { t } = useTranslation(['notFound', 'common']);
  const { pathname } = useLocation();

  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`);
  }, [pathname]);

  return (
    <Page title={t('title')} description={t('description')} hidden className="container standing">
      <div className="coming-soon mx-auto text-center">
        <div className="not-found-sky position-relative d-grid mb-4">
          <Figure name="missing" />
          <p className="not-found-code position-absolute m-0">{t('code')}</p>
        </div>
        <h1 className="h2">{t('title')}</h1>
        <p className="muted mx-auto">{t('text')}</p>
        <ButtonLink to={paths.home} variant="outline">
          {t('common:backHome')}
        </ButtonLink>
      </div>
    </Page>
  );
}
