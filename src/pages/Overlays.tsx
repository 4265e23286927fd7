import { useAppSelector } from '../app/hooks';
import { selectIsBadgeShown, selectIsDebugOpen } from '../features/layout/uiSlice';
import { Toasts } from '../features/toasts/Toasts';
import { LazyMount } from '../components/LazyMount';

const loadBadge = async () => (await import('../features/debug/DebugBadge')).DebugBadge;
const loadDebugOverlay = async () => (await import('../features/debug/DebugOverlay')).DebugOverlay;

/** What lies over the page. */
export function Overlays() {
  const isBadgeShown = useAppSelector(selectIsBadgeShown);
  const isDebugOpen = useAppSelector(selectIsDebugOpen);
  return (
    <>
      <Toasts />
      <LazyMount needed={isBadgeShown} load={loadBadge} />
      <LazyMount needed={isDebugOpen} load={loadDebugOverlay} />
    </>
  );
}
