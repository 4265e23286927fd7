import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { BrandLink } from './BrandLink';
import { LanguageSwitcher } from './LanguageSwitcher';
import { MembersDropdown } from './MembersDropdown';
import { MenuButton } from './MenuButton';
import { MainLinks } from './MainLinks';
import { NavbarFrame } from './NavbarFrame';
import { SiteLink } from './SiteLink';

/** Narrow screens hide the links by style alone, so that nothing moves when the page comes to life (N7). */
export function Navbar() {
  const { t } = useTranslation();
  return (
    <NavbarFrame>
      <nav aria-label={t('nav.label')} className="container-lg site-nav">
        <BrandLink />
        <ul className="site-links">
          <MainLinks className="site-link" />
          <li>
            <MembersDropdown />
          </li>
          <li>
            <SiteLink to={paths.login} className="site-link">
              {t('nav.login')}
            </SiteLink>
          </li>
        </ul>
        <LanguageSwitcher />
        <MenuButton />
      </nav>
    </NavbarFrame>
  );
}
