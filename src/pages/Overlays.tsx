import { useDeferredValue } from 'react';
import { useAppSelector } from '../app/hooks';
import { MobileMenu } from '../features/layout/MobileMenu';
import { selectIsBadgeShown, selectIsDebugOpen, selectIsMenuOpen } from '../features/layout/uiSlice';
import { Toasts } from '../features/toasts/Toasts';
import { LazyMount } from '../components/LazyMount';

const loadBadge = async () => (await import('../features/debug/DebugBadge')).DebugBadge;
const loadDebugOverlay = async () => (await import('../features/debug/DebugOverlay')).DebugOverlay;

/** What lies over the page. */
export function Overlays() {
  const isMenuOpen = useAppSelector(selectIsMenuOpen);
  // The press is answered by the navbar first; the menu follows in the next frame.
  const isMenuDue = useDeferredValue(isMenuOpen);
  const isBadgeShown = useAppSelector(selectIsBadgeShown);
  const isDebugOpen = useAppSelector(selectIsDebugOpen);
  return (
    <>
      <Toasts />
      {isMenuOpen && isMenuDue && <MobileMenu />}
      <LazyMount needed={isBadgeShown} load={loadBadge} />
      <LazyMount needed={isDebugOpen} load={loadDebugOverlay} />
    </>
  );
}
