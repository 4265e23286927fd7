import { useDeferredValue, useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { AppLink } from '../../components/AppLink';
import { isPopoverOpen } from '../../components/popover';
import { showModal } from '../../lib/focusSoon';
import { paths } from '../../lib/paths';
import { selectRouterLocation } from '../../router/locationSlice';
import { LanguageSwitcher } from './LanguageSwitcher';
import { BrandLink, MainLinks, MemberLinks, SiteLink } from './SiteLinks';
import { debugOpened, menuToggled, selectIsMenuOpen } from './layoutSlice';

export const menuId = 'mobile-menu';
const nameId = 'mobile-menu-name';
const toCommunity = { scrollToCommunity: true };

/** Stands in the HTML: before React its button opens it as a popover, then as a modal dialog, which holds the focus (N4, B17). */
export function MobileMenu() {
  const { t } = useTranslation('nav');
  const dispatch = useAppDispatch();
  const dialog = useMenuDialog();
  const close = () => dispatch(menuToggled(false));
  return (
    // The keyboard's way is Escape, which arrives as cancel.
    // oxlint-disable-next-line click-events-have-key-events, no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      id={menuId}
      popover="auto"
      aria-labelledby={nameId}
      tabIndex={-1}
      className="modal-sheet mobile-menu h-100 m-0 p-0 overflow-y-auto"
      onCancel={close}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className="mobile-menu-content d-flex flex-column gap-3">
        <div className="mobile-menu-head flex-shrink-0 d-flex align-items-center justify-content-between border-bottom">
          <BrandLink />
          <h2 id={nameId} tabIndex={-1} className="visually-hidden">
            {t('menu')}
          </h2>
          <button
            type="button"
            className="btn-close"
            aria-label={t('closeMenu')}
            popoverTarget={menuId}
            popoverTargetAction="hide"
            onClick={close}
          />
        </div>
        <LanguageSwitcher />
        <nav aria-label={t('label')}>
          <ul className="mb-0">
            <MainLinks className="menu-link" />
            <li>
              <SiteLink to={paths.login} className="target menu-link">
                {t('login')}
              </SiteLink>
            </li>
            <li>
              <AppLink to={paths.home} state={toCommunity} className="target menu-link" data-for-react>
                {t('members')}
              </AppLink>
              <MemberLinks className="border-start" />
            </li>
          </ul>
        </nav>
        <Button
          variant="link"
          className="menu-debug muted mt-auto p-0 justify-content-start"
          onClick={() => dispatch(debugOpened())}
        >
          {t('showDebug')}
        </Button>
      </div>
    </dialog>
  );
}

/** The dialog follows the store, which first learns what was pressed before hydration. */
function useMenuDialog() {
  const dispatch = useAppDispatch();
  const isMenuOpen = useAppSelector(selectIsMenuOpen);
  const dialog = useRef<HTMLDialogElement>(null);
  // A page that was arrived at is shown a moment later, with the menu gone.
  const { key } = useLocation();
  const isArriving = useAppSelector(selectRouterLocation).key !== key;
  // The press is answered by the navbar first; the menu follows in the next frame.
  const isOpen = useDeferredValue(isMenuOpen) && (isMenuOpen || isArriving);
  const openedAt = useRef(key);
  useEffect(() => {
    const element = dialog.current!;
    if (!isOpen) {
      if (isPopoverOpen(element)) dispatch(menuToggled(true));
      else if (element.open) closeDialog(element, openedAt.current !== key);
      return undefined;
    }
    if (element.open) return undefined;
    openedAt.current = key;
    if (isPopoverOpen(element)) element.hidePopover();
    showModal(element);
    return undefined;
  }, [dispatch, isOpen, key]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const { classList } = document.documentElement;
    classList.add('is-behind-menu');
    return () => classList.remove('is-behind-menu');
  }, [isOpen]);
  return dialog;
}

/** Gives the focus back to the menu's button; after a link to the page, which alone a screen reader is to read. */
function closeDialog(dialog: HTMLDialogElement, hasLeft: boolean): void {
  const header = document.querySelector('.site-header');
  header?.toggleAttribute('inert', hasLeft);
  dialog.close();
  if (hasLeft) document.getElementById('main')?.focus({ preventScroll: true });
  header?.removeAttribute('inert');
}
