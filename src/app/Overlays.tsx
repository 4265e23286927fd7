import { useAppSelector } from './hooks';
import { Later, lazyComponent } from '../components/loadable';
import { selectIsBadgeShown, selectIsDebugOpen } from '../features/debug/debugSlice';
import { Toasts } from '../features/toasts/Toasts';

const badge = lazyComponent(async () => (await import('../features/debug/DebugBadge')).DebugBadge);
const debugOverlay = lazyComponent(async () => (await import('../features/debug/DebugOverlay')).DebugOverlay);

/** What lies over the page. */
export function Overlays() {
  const isBadgeShown = useAppSelector(selectIsBadgeShown);
  const isDebugOpen = useAppSelector(selectIsDebugOpen);
  return (
    <>
      <Toasts />
      <Later needed={isBadgeShown}>
        <badge.Component />
      </Later>
      <Later needed={isDebugOpen}>
        <debugOverlay.Component />
      </Later>
    </>
  );
}
