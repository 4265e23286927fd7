import type { Language } from '../../../src/lib/language';
import { texts } from '../texts';
import type { Visit } from './journey';

/** By the links of the navbar, on phones by those of the menu, which it closes again. */
export async function chooseLanguage({ tab, isPhone, counts }: Visit, from: Language, to: Language): Promise<void> {
  const shown = texts[from].t;
  if (isPhone) await tab.press({ role: 'button', name: shown('nav.openMenu') });
  await tab.press({
    role: 'link',
    name: shown(`nav.languages.${to}`),
    within: isPhone ? 'dialog' : 'banner',
  });
  await tab.waitFor((language) => document.documentElement.lang === language, to);
  if (isPhone) await tab.key('Escape');
  await counts({ role: 'dialog' }, 0);
}
