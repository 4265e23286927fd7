import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Footer } from '../features/layout/Footer';
import { Navbar } from '../features/layout/Navbar';
import { SkipLink } from '../features/layout/SkipLink';
import { useArrivalFocus } from '../features/layout/useArrivalFocus';
import { Overlays } from './Overlays';
import { plainPath } from '../lib/paths';

export function SiteLayout() {
  useArrivalFocus();
  return (
    <>
      <SkipLink />
      <Navbar />
      <Suspense fallback={<main id="main" className="page page-loading" aria-busy="true" />}>
        <Outlet key={plainPath(useLocation().pathname)} />
      </Suspense>
      <Footer />
      <Overlays />
    </>
  );
}
