import { wholeStylesheet } from '../lib/wholeStylesheet';
import type { Chore } from './startupContext';

const patience = 1000;

/**
 * Built pages carry only the rules that their HTML needs; the rest is fetched as if for print. It is turned on when the
 * browser has nothing better to do, for that styles the whole page again, or with the first touch or key. The home page,
 * which can do without, fetches it only then.
 */
export const turnOnStyles: Chore = ({ window }) => {
  const link = window.document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]');
  const turnOn = () => {
    if (link) link.media = 'all';
    // Whatever needs it asks again.
    else wholeStylesheet().catch(() => undefined);
  };
  const whenIdle = () => {
    const idle = window.requestIdleCallback as Window['requestIdleCallback'] | undefined;
    // Safari has no idle callbacks.
    if (idle) idle(turnOn, { timeout: patience });
    else window.setTimeout(turnOn, patience);
  };
  window.addEventListener('pointerdown', turnOn, { once: true, capture: true });
  window.addEventListener('keydown', turnOn, { once: true, capture: true });
  if (link?.sheet) whenIdle();
  else link?.addEventListener('load', whenIdle);
};
