import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { menuId } from './MobileMenu';
import { menuToggled, selectIsMenuOpen } from './uiSlice';

export function MenuButton() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsMenuOpen);
  return (
    <button
      type="button"
      className="menu-button"
      aria-label={t('nav.openMenu')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? menuId : undefined}
      onClick={() => dispatch(menuToggled())}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 6h16M4 12h16M4 18h16" />
      </svg>
    </button>
  );
}
