import { selectPlainPath } from '../features/location/locationSlice';
import { paths } from '../lib/paths';
import { wholeStylesheet } from '../lib/wholeStylesheet';
import type { Chore } from './startupContext';

const patience = 1000;

/**
 * Built pages carry only the rules that they begin with. The rest comes when the browser has nothing better to do, for that
 * styles the whole page again, or with the first touch or key. The home page, which can do without, fetches it only then.
 */
export const turnOnStyles: Chore = ({ window, store }) => {
  // Whatever needs them asks again.
  const turnOn = () => void wholeStylesheet().catch(() => undefined);
  window.addEventListener('pointerdown', turnOn, { once: true, capture: true });
  window.addEventListener('keydown', turnOn, { once: true, capture: true });
  if (selectPlainPath(store.getState()) === paths.home) return;
  const idle = window.requestIdleCallback as Window['requestIdleCallback'] | undefined;
  // Safari has no idle callbacks.
  if (idle) idle(turnOn, { timeout: patience });
  else window.setTimeout(turnOn, patience);
};
