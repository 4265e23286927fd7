import type { ReactNode } from 'react';
import { useAppSelector } from '../../app/hooks';
import { selectIsMenuOpen, selectIsMobile, selectIsScrolled } from './uiSlice';

/** What scrolling and the menu change, apart from what they leave alone: that is not rendered again. */
export function NavbarFrame({ children }: { children: ReactNode }) {
  const isScrolled = useAppSelector(selectIsScrolled);
  const isMenuOpen = useAppSelector(selectIsMenuOpen);
  const isMobile = useAppSelector(selectIsMobile);
  const solid = isScrolled || isMenuOpen ? ' is-solid' : '';
  const mobile = isMobile ? ' is-mobile' : '';
  return <header className={`site-header${solid}${mobile}`}>{children}</header>;
}
