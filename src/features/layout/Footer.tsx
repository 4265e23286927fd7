import { useTranslation } from 'react-i18next';
import { BrandLink } from './BrandLink';
import { CopyrightLine } from './CopyrightLine';
import { OtherLanguageLink } from './OtherLanguageLink';
import { mainLinks } from './siteLinks';
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
            {mainLinks.map(({ to, label }) => (
              <li key={to}>
                <SiteLink to={to} className="site-link">
                  {t(label)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <OtherLanguageLink />
        <CopyrightLine />
      </div>
    </footer>
  );
}
