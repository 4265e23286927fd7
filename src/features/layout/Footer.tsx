import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { BrandLink } from './BrandLink';
import { CopyrightLine } from './CopyrightLine';
import { OtherLanguageLink } from './OtherLanguageLink';
import { MainLinks } from './MainLinks';
import { SiteLink } from './SiteLink';

/** Its links are also the way around for a narrow screen without scripts. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="site-footer">
      <div className="container site-footer-content">
        <BrandLink />
        <nav aria-label={t('footer.label')}>
          <ul className="footer-links">
            <MainLinks className="site-link" />
          </ul>
        </nav>
        <OtherLanguageLink />
        <CopyrightLine />
        <SiteLink to={paths.privacy} className="site-link footer-privacy">
          {t('footer.privacy')}
        </SiteLink>
      </div>
    </footer>
  );
}
