import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../lib/paths';
import { BrandLink } from './BrandLink';
import { LanguageSwitcher } from './LanguageSwitcher';
import { MembersDropdown } from './MembersDropdown';
import { MenuButton } from './MenuButton';
import { MainLinks } from './MainLinks';
import { SiteLink } from './SiteLink';
import { selectIsMenuOpen, selectIsMobile, selectIsScrolled } from './uiSlice';

/** Narrow screens hide the links by style alone, so that nothing moves when the page comes to life (N7). */
export function Navbar() {
  const { t } = useTranslation();
  const isScrolled = useAppSelector(selectIsScrolled);
  const isMenuOpen = useAppSelector(selectIsMenuOpen);
  const isMobile = useAppSelector(selectIsMobile);
  const solid = isScrolled || isMenuOpen ? ' is-solid' : '';
  const mobile = isMobile ? ' is-mobile' : '';
  return (
    <header className={`site-header${solid}${mobile}`}>
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
    </header>
  );
}
