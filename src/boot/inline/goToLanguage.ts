import { defaultLanguage, detectLanguage, languageKey } from '../../lib/language';
import { languageOf, pathIn } from '../../lib/paths';
import { isShownElsewhere, storageOf } from '../context';

/** Part of the user agents of crawlers and of what shows previews. A make of phones ends in "cubot". */
const crawler =
  /(?:[^u]|[^c]u)bot|crawl|spider|slurp|google-|-google|googleother|preview|archiver|externalhit|lighthouse/i;

/**
 * Leads a visitor from the plain address where a visit begins to the page in the language of their choice, else of their browser (I1).
 * Never a crawler, which would find no Spanish page, and never later: who comes from this site, reloads or goes Back asked for this one.
 */
export function goToLanguage(window: Window): void {
  const { document, location, navigator, performance } = window;
  const [load] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  const isFirst = (load?.type ?? 'navigate') === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
  const isPlain = languageOf(location.pathname) === defaultLanguage;
  if (!isFirst || !isPlain || isShownElsewhere(window) || crawler.test(navigator.userAgent)) return;
  const wanted = detectLanguage(storageOf(window)?.getItem(languageKey) ?? null, navigator.languages);
  if (wanted === defaultLanguage) return;
  // The rest of this page would only hold up the other one.
  window.stop();
  location.replace(pathIn(wanted, location.pathname) + location.search + location.hash);
}
