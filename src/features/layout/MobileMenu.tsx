import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { AppLink } from '../../components/AppLink';
import { CloseButton } from '../../components/CloseButton';
import { ModalDialog } from '../../components/ModalDialog';
import { paths } from '../../lib/paths';
import { LanguageSwitcher } from './LanguageSwitcher';
import { BrandLink, MainLinks, MemberLinks, SiteLink } from './SiteLinks';
import { debugOpened, menuClosed } from './uiSlice';

export const menuId = 'mobile-menu';
const toCommunity = { scrollToCommunity: true };

export function MobileMenu() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const close = () => dispatch(menuClosed());
  return (
    <ModalDialog id={menuId} label={t('nav.menu')} className="mobile-menu" onClose={close}>
      <div className="mobile-menu-content">
        <div className="mobile-menu-head">
          <BrandLink />
          <CloseButton label={t('nav.closeMenu')} onClick={close} />
        </div>
        <LanguageSwitcher />
        <nav aria-label={t('nav.label')}>
          <ul className="menu-links">
            <MainLinks className="menu-link" />
            <li>
              <SiteLink to={paths.login} className="menu-link">
                {t('nav.login')}
              </SiteLink>
            </li>
            <li>
              <AppLink to={paths.home} state={toCommunity} className="menu-link">
                {t('nav.members')}
              </AppLink>
              <MemberLinks className="menu-members" />
            </li>
          </ul>
        </nav>
        <button type="button" className="menu-debug" onClick={() => dispatch(debugOpened())}>
          {t('nav.showDebug')}
        </button>
      </div>
    </ModalDialog>
  );
}
