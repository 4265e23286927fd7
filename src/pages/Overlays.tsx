import { Suspense } from 'react';
import { useAppSelector } from '../app/hooks';
import { lazyComponent } from '../components/loadable';
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
      <Suspense>{isBadgeShown && <badge.Component />}</Suspense>
      <Suspense>{isDebugOpen && <debugOverlay.Component />}</Suspense>
    </>
  );
}
