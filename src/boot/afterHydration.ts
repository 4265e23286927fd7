import { badgeVisibilitySet } from '../features/debug/debugSlice';
import {
  pageScrolled,
  selectIsScrolled,
  selectMobileReasons,
  selectViewport,
  viewportMeasured,
} from '../features/layout/layoutSlice';
import { showMailOutcome } from '../features/mailLinks/mailLinksListener';
import { selectAddress } from '../features/videos/filtersInAddress';
import { withParam } from '../lib/address';
import { mobileBreakpoint, mobileReasons, textScale } from '../lib/device';
import { syncAddressBar } from '../router/addressBar';
import { queryChanged, selectQuery } from '../router/locationSlice';
import { keepScrollPositions } from '../router/scrollPosition';
import { isLocalHost, type Setup } from './context';

/** U7, U8: `forceHideBadge` decides; without it, the public's narrow screens are given it. */
const settleBadge: Setup = ({ window, store }) => {
  const query = selectQuery(store.getState());
  const asked = new URLSearchParams(query).get('forceHideBadge');
  const forPublic = asked === null && !isLocalHost(window) && window.innerWidth < mobileBreakpoint;
  if (forPublic) store.dispatch(queryChanged(withParam(query, 'forceHideBadge', 'true')));
  store.dispatch(badgeVisibilitySet(asked !== 'true' && !forPublic));
};

/**
 * Reports a reading that differs from the one before, not from the store: there Redux DevTools may show an earlier moment or another
 * visit, and each report would add an action to what is looked at.
 */
function changes<Reading>(known: unknown, report: (reading: Reading) => void): (reading: Reading) => void {
  let last = JSON.stringify(known);
  return (reading) => {
    const now = JSON.stringify(reading);
    if (now === last) return;
    last = now;
    report(reading);
  };
}

const recheckEvery = 5000;

/** N7: measures at once, every 5 s, and when the window changes or comes back into view. */
const watchViewport: Setup = ({ window, store }) => {
  const state = store.getState();
  const known = { viewport: selectViewport(state), mobileReasons: selectMobileReasons(state) };
  const report = changes<Parameters<typeof viewportMeasured>[0]>(known, (measured) =>
    store.dispatch(viewportMeasured(measured)),
  );
  const measure = () => {
    const { innerWidth: width, innerHeight: height, document, navigator } = window;
    const query = selectQuery(store.getState());
    const reasons = mobileReasons(width / textScale(document), navigator.userAgent, query);
    report({ viewport: { width, height }, mobileReasons: reasons });
  };
  window.addEventListener('resize', measure);
  window.addEventListener('orientationchange', measure);
  window.document.addEventListener('visibilitychange', measure);
  window.setInterval(measure, recheckEvery);
  measure();
};

const solidFrom = 10;

/** N1: the store learns only when the answer changes, not every scrolled pixel. */
const watchScroll: Setup = ({ window, store }) => {
  const report = changes<boolean>(selectIsScrolled(store.getState()), (scrolled) =>
    store.dispatch(pageScrolled(scrolled)),
  );
  const check = () => report(window.scrollY > solidFrom);
  window.addEventListener('scroll', check);
  check();
};

/** U6: the waitlist was once called a wishlist. It observes the whole page, since any change may add a link. */
const rewriteStaleLinks: Setup = ({ window: { document } }) => {
  const rewrite = () => {
    for (const link of document.querySelectorAll('a[href*="wishlist"]')) {
      const found = link.getAttribute('href')!;
      link.setAttribute('href', found.replaceAll('wishlist', 'waitlist'));
      console.warn(`A stale link was rewritten: ${found}`);
    }
  };
  rewrite();
  new MutationObserver(rewrite).observe(document.body, { attributeFilter: ['href'], childList: true, subtree: true });
};

/** In this order. */
export const afterHydration: Setup[] = [
  settleBadge,
  // The address of the explorer names its filters.
  (context) => syncAddressBar(context, selectAddress),
  // B3, B4: a mail's link that was followed before stays so.
  ({ store }) => void store.dispatch(showMailOutcome()),
  keepScrollPositions,
  watchViewport,
  watchScroll,
  rewriteStaleLinks,
];
