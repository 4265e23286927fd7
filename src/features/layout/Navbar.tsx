import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { ButtonLink } from '../../components/AppLink';
import { paths } from '../../lib/paths';
import { selectPlainPath } from '../../router/locationSlice';
import { LanguageSwitcher } from './LanguageSwitcher';
import { MembersDropdown } from './MembersDropdown';
import { menuId } from './MobileMenu';
import { BrandLink, MainLinks, SiteLink } from './SiteLinks';
import { menuToggled, selectIsMenuOpen, selectIsMobile, selectIsScrolled } from './layoutSlice';

/** Narrow screens hide the links by style alone, so that nothing moves when the page hydrates (N7). */
export function Navbar() {
  const { t } = useTranslation('nav');
  return (
    <NavbarFrame>
      <nav aria-label={t('label')} className="container-lg site-nav d-flex align-items-center">
        <BrandLink />
        <ul className="site-links flex-wrap justify-content-end ms-auto">
          <MainLinks className="site-link" />
          <li>
            <MembersDropdown />
          </li>
          <li>
            <SiteLink to={paths.login} className="target site-link">
              {t('login')}
            </SiteLink>
          </li>
        </ul>
        <JoinLink />
        <LanguageSwitcher />
        <MenuButton />
      </nav>
    </NavbarFrame>
  );
}

/** On the waitlist's own page, and where its mail is confirmed, its room stays empty, so that nothing beside it moves. */
function JoinLink() {
  const { t } = useTranslation('nav');
  const isThere = [paths.waitlist, paths.confirm].includes(useAppSelector(selectPlainPath));
  const name = t('join');
  return isThere ? (
    <span className="btn nav-join invisible" aria-hidden="true">
      {name}
    </span>
  ) : (
    <ButtonLink to={paths.waitlist} className="nav-join">
      {name}
    </ButtonLink>
  );
}

/** Subscribes to what scrolling and the menu change, so that its children are not rendered again. */
function NavbarFrame({ children }: { children: ReactNode }) {
  const isScrolled = useAppSelector(selectIsScrolled);
  const isMenuOpen = useAppSelector(selectIsMenuOpen);
  const isMobile = useAppSelector(selectIsMobile);
  const solid = isScrolled || isMenuOpen ? ' is-solid' : '';
  const mobile = isMobile ? ' is-mobile' : '';
  return <header className={`site-header d-print-none${solid}${mobile}`}>{children}</header>;
}

function MenuButton() {
  const { t } = useTranslation('nav');
  const dispatch = useAppDispatch();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    dispatch(menuToggled(true));
  };
  return (
    <button
      type="button"
      className="menu-button"
      aria-label={t('openMenu')}
      aria-haspopup="dialog"
      popoverTarget={menuId}
      onClick={open}
    />
  );
}
