import { selectMobileReasons, selectViewport, viewportMeasured } from '../../features/layout/layoutSlice';
import { selectQuery } from '../../router/locationSlice';
import { mobileReasons } from '../../lib/isMobile';
import type { Setup } from './context';

const recheckEvery = 5000;

/** N7: measures at once, every 5 s, and when the window changes or comes back into view. */
export const watchViewport: Setup = ({ window, store }) => {
  const measure = () => {
    const { innerWidth: width, innerHeight: height, navigator } = window;
    const measured = {
      viewport: { width, height },
      mobileReasons: mobileReasons(width, navigator.userAgent, selectQuery(store.getState())),
    };
    const state = store.getState();
    const known = { viewport: selectViewport(state), mobileReasons: selectMobileReasons(state) };
    const unchanged = JSON.stringify(measured) === JSON.stringify(known);
    if (!unchanged) store.dispatch(viewportMeasured(measured));
  };
  window.addEventListener('resize', measure);
  window.addEventListener('orientationchange', measure);
  window.document.addEventListener('visibilitychange', measure);
  window.setInterval(measure, recheckEvery);
  measure();
};
