import type { TFunction } from 'i18next';
import { languages, type Language } from '../../../src/lib/language';
import { visitors } from '../journey';
import { isHydrated } from '../settled';
import { addressIn, locales, texts } from '../texts';
import { until } from '../until';
import { openEngine } from './openEngine';
import { engines, nameOf, type EngineName, type Named, type Size, type Tab } from './tab';

export interface Visit {
  tab: Tab;
  language: Language;
  isPhone: boolean;
  t: TFunction;
  /** The address of a page in the visit's language. */
  at: (plainPath: string) => string;
  /** Goes to an address and waits until its page has nothing left to load. */
  goto: (address: string) => Promise<void>;
  /** The same, in the visit's language. */
  open: (plainPath: string) => Promise<void>;
  /** Reloads the page as a person does: the browser may keep what was typed. */
  reload: () => Promise<void>;
  /** Waits for a text that can be seen. */
  sees: (text: string) => Promise<void>;
  /** Waits until so many elements have this name. */
  counts: (what: Named, count: number) => Promise<void>;
  /** Waits for an address: path and query. */
  arrives: (address: string) => Promise<void>;
}

const badge: Named = {
  role: 'button',
  name: new RegExp(languages.map((language) => texts[language].t('debug.hideBadge')).join('|')),
};

type Visitor = (typeof visitors)[number];
const [onPhone, onWideScreen] = visitors;

/** Who mostly comes with an engine. */
export const usualVisitor: Record<EngineName, Visitor> = { chromium: onPhone, firefox: onWideScreen, webkit: onPhone };

/**
 * Walks a journey in every engine, or among some, as its usual visitor, or as both of them where a phone goes another way: on a phone in
 * Spanish and on a wide screen in English.
 */
export function journey(
  name: string,
  walk: (visit: Visit) => Promise<void>,
  { onBothScreens = false, among = engines }: { onBothScreens?: boolean; among?: readonly EngineName[] } = {},
): void {
  describe.each(among)('in %s', (engine) => {
    it.each(onBothScreens ? visitors : [usualVisitor[engine]])(
      `${name} ($viewport.width px, $language)`,
      ({ viewport, language }) => visit(engine, language, viewport, walk),
    );
  });
}

/** Opens a window of its own; a word on the console fails it. */
export async function visit(
  engine: EngineName,
  language: Language,
  size: Size,
  walk: (visit: Visit) => Promise<void>,
): Promise<void> {
  const tab = await openEngine(engine, { baseURL: process.env.E2E_URL ?? '', locale: locales[language], size });
  const at = (plainPath: string) => addressIn(language, plainPath);
  const isPhone = size.width < 768;
  const counts: Visit['counts'] = (what, count) =>
    until(`${nameOf(what)} is there ${count} times`, async () => (await tab.count(what)) === count);
  const goto = async (address: string) => {
    await tab.goto(address);
    await tab.waitFor(isHydrated);
    // On phones its code comes last, and Firefox and WebKit call it an error when the next page does not wait for it.
    if (isPhone && !address.includes('forceHideBadge')) await counts(badge, 1);
  };
  try {
    await walk({
      tab,
      language,
      isPhone,
      t: texts[language].t,
      at,
      goto,
      reload: async () => {
        await tab.reload();
        await tab.waitFor(isHydrated);
      },
      open: (plainPath) => goto(at(plainPath)),
      sees: (text) => tab.waitFor((text) => document.body.innerText.includes(text), text),
      counts,
      arrives: (address) => tab.waitFor((address) => location.pathname + location.search === address, address),
    });
    expect(await tab.problems()).toEqual([]);
  } finally {
    await tab.close();
  }
}
