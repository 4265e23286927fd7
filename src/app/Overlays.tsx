import { useAppSelector } from './hooks';
import { optionalComponent } from '../components/loadable';
import { selectIsBadgeShown, selectIsDebugOpen } from '../features/debug/debugSlice';
import { Toasts } from '../features/toasts/Toasts';

const Badge = optionalComponent(async () => (await import('../features/debug/DebugBadge')).DebugBadge);
const LazyDebugOverlay = optionalComponent(async () => (await import('../features/debug/DebugOverlay')).DebugOverlay);

/** What lies over the page. */
export function Overlays() {
  const isBadgeShown = useAppSelector(selectIsBadgeShown);
  const isDebugOpen = useAppSelector(selectIsDebugOpen);
  return (
    <>
      <Toasts />
      {isBadgeShown && <Badge />}
      {isDebugOpen && <LazyDebugOverlay />}
    </>
  );
}
