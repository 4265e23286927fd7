import { useTranslation } from 'react-i18next';
import { BrandLink } from './BrandLink';
import { CopyrightLine } from './CopyrightLine';
import { OtherLanguageLink } from './OtherLanguageLink';
import { MainLinks } from './MainLinks';

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
      </div>
    </footer>
  );
}
