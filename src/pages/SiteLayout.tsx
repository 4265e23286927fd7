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
