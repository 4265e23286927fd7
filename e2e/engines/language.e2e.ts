import type { Language } from '../../src/lib/language';
import { journey, type Visit } from '../support/engines/journey';
import { texts } from '../support/texts';

async function choose({ tab, isPhone, counts }: Visit, from: Language, to: Language): Promise<void> {
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

const stored = () => localStorage.getItem('i18nextLng');

journey('B18, I1, N3 changes the language there and back, and remembers it', async (visit) => {
  const { tab, language, goto, open, counts, arrives } = visit;
  const other = language === 'es' ? 'en' : 'es';
  const sees = (language: Language) =>
    counts({ role: 'heading', name: texts[language].t('login.title'), within: 'main' }, 1);
  // An address without a language shows that of the browser.
  await goto('/login');
  await sees(language);
  expect(await tab.evaluate(stored)).toBe(null);
  await open('/login');

  await choose(visit, language, other);
  await sees(other);
  await arrives('/login');
  await goto('/login');
  await sees(other);
  expect(await tab.evaluate(stored)).toBe(other);

  await choose(visit, other, language);
  await sees(language);
  await goto('/login');
  await sees(language);
  expect(await tab.evaluate(stored)).toBe(language);
});
