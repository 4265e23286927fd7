import { Suspense, useEffect, useState, ViewTransition } from 'react';
import { Button } from '../components/Button';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { Footer } from '../features/layout/Footer';
import { MobileMenu } from '../features/layout/MobileMenu';
import { Navbar } from '../features/layout/Navbar';
import { prefersReducedMotion } from '../lib/device';
import { plainPath } from '../lib/paths';
import { selectArrival } from '../router/locationSlice';
import { ScrollAndFocus } from '../router/scrollPosition';
import { useAppSelector } from '../lib/store';
import { optionalComponent } from '../components/loadable';
import { namespace } from '../i18n/texts';
import { selectIsBadgeShown, selectIsDebugOpen } from '../features/debug/debugSlice';
import { Toasts } from '../features/toasts/Toasts';

export function SiteLayout() {
  return (
    <>
      <SkipLink />
      <Navbar />
      <MobileMenu />
      <CurrentPage />
      <Suspense>
        <Footer />
      </Suspense>
      <ScrollAndFocus />
      <Overlays />
    </>
  );
}

/** A link to another page leads there by a view transition, where the visitor has not asked for less motion. */
function CurrentPage() {
  const page = plainPath(useLocation().pathname);
  // While these differ, another page is about to be shown: what else changes starts no transition.
  const [before, setBefore] = useState(page);
  // oxlint-disable-next-line react/set-state-in-effect -- once it is shown, not while it is rendered
  useEffect(() => setBefore(page), [page]);
  const byLink = useAppSelector(selectArrival) === 'link';
  // Never read while hydrating: a value that the build cannot know, read above `Suspense`, would hydrate the page in one block.
  const isMoved = page !== before && byLink && !prefersReducedMotion().matches;
  return (
    <ViewTransition default="none" update={isMoved ? 'auto' : 'none'}>
      <Suspense>
        <Outlet key={page} />
      </Suspense>
    </ViewTransition>
  );
}

/** Moves the focus by script: nothing on the site navigates by hash (U5). */
function SkipLink() {
  const { t } = useTranslation();
  return (
    <Button className="skip-link visually-hidden-focusable" onClick={() => document.getElementById('main')?.focus()}>
      {t('skip')}
    </Button>
  );
}

const debugTexts = namespace('debug', {
  es: () => import('../../locales/es/debug.json'),
  en: () => import('../../locales/en/debug.json'),
});
const Badge = optionalComponent(async () => (await import('../features/debug/DebugBadge')).DebugBadge, debugTexts);
const Overlay = optionalComponent(
  async () => (await import('../features/debug/DebugOverlay')).DebugOverlay,
  debugTexts,
);

/** What lies over the page. */
export function Overlays() {
  const isBadgeShown = useAppSelector(selectIsBadgeShown);
  const isDebugOpen = useAppSelector(selectIsDebugOpen);
  return (
    <>
      <Toasts />
      {isBadgeShown && <Badge />}
      {isDebugOpen && <Overlay />}
    </>
  );
}
