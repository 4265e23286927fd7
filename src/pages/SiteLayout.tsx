import { Suspense, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { Footer } from '../features/layout/Footer';
import { MobileMenu } from '../features/layout/MobileMenu';
import { Navbar } from '../features/layout/Navbar';
import { plainPath } from '../lib/paths';
import { selectArrival } from '../router/locationSlice';
import { Overlays } from './Overlays';

export function SiteLayout() {
  useArrivalFocus();
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
      <Overlays />
    </>
  );
}

/** Moves the focus by script: nothing on the site navigates by hash (U5). */
function SkipLink() {
  const { t } = useTranslation();
  return (
    <button type="button" className="btn btn-primary skip-link" onClick={focusContent}>
      {t('common.skip')}
    </button>
  );
}

function focusContent() {
  document.getElementById('main')?.focus();
}

/** A followed link leads to the top of the new page, and the focus with it; the browser handles Back and Forward. */
function useArrivalFocus(): void {
  const { key } = useLocation();
  const arrival = useAppSelector(selectArrival);
  const shownKey = useRef(key);
  // Before the new page is painted, or a view transition shows it.
  useLayoutEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (arrival !== 'link') return;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [key, arrival]);
}
