import { Suspense } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { Footer } from '../features/layout/Footer';
import { MobileMenu } from '../features/layout/MobileMenu';
import { Navbar } from '../features/layout/Navbar';
import { plainPath } from '../lib/paths';
import { ScrollAndFocus } from '../router/scrollPosition';
import { useAppSelector } from './hooks';
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
      <Suspense>
        <Outlet key={plainPath(useLocation().pathname)} />
      </Suspense>
      <Suspense>
        <Footer />
      </Suspense>
      <ScrollAndFocus />
      <Overlays />
    </>
  );
}

/** Moves the focus by script: nothing on the site navigates by hash (U5). */
function SkipLink() {
  const { t } = useTranslation();
  return (
    <Button className="skip-link visually-hidden-focusable" onClick={focusContent}>
      {t('skip')}
    </Button>
  );
}

function focusContent() {
  document.getElementById('main')?.focus();
}

const debugTexts = namespace('debug', {
  es: () => import('../../locales/es/debug.json'),
  en: () => import('../../locales/en/debug.json'),
});
const Badge = optionalComponent(async () => (await import('../features/debug/DebugBadge')).DebugBadge, debugTexts);
const LazyDebugOverlay = optionalComponent(
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
      {isDebugOpen && <LazyDebugOverlay />}
    </>
  );
}
