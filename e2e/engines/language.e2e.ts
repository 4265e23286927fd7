import type { Language } from '../../src/lib/language';
import { chooseLanguage } from '../support/engines/chooseLanguage';
import { journey, usualVisitor, visit } from '../support/engines/journey';
import { otherEngines } from '../support/engines/tab';
import { texts } from '../support/texts';

const stored = () => localStorage.getItem('i18nextLng');

journey(
  'B18, I1, N3 changes the language there and back, and remembers it',
  async (visit) => {
    const { tab, language, goto, open, counts, arrives } = visit;
    const other = language === 'es' ? 'en' : 'es';
    const sees = (language: Language) =>
      counts({ role: 'heading', name: texts[language].t('login.title'), within: 'main' }, 1);
    // An address without a language shows that of the browser.
    await goto('/login');
    await sees(language);
    expect(await tab.evaluate(stored)).toBe(null);
    await open('/login');

    await chooseLanguage(visit, language, other);
    await sees(other);
    await arrives('/login');
    await goto('/login');
    await sees(other);
    expect(await tab.evaluate(stored)).toBe(other);

    await chooseLanguage(visit, other, language);
    await sees(language);
    await goto('/login');
    await sees(language);
    expect(await tab.evaluate(stored)).toBe(language);
  },
  { onBothScreens: true, among: otherEngines },
);

// Chromium keeps no page while Playwright drives it.
describe.each(otherEngines)('in %s', (engine) => {
  it.each([usualVisitor[engine]])(
    'B18, I1, N3 shows a page that the browser kept in the language chosen since ($viewport.width px, $language)',
    ({ viewport, language }) =>
      visit(engine, language, viewport, async (visit) => {
        const { tab, goto, counts } = visit;
        const other = language === 'es' ? 'en' : 'es';
        await goto('/login');
        await tab.evaluate(() => document.body.classList.add('was-kept'));
        await goto('/community');
        await chooseLanguage(visit, language, other);
        // The browser's own command would wait for a page to load.
        await tab.evaluate(() => void setTimeout(() => history.back()));
        await tab.waitFor(() => document.body.classList.contains('was-kept'));
        await counts({ role: 'heading', name: texts[other].t('login.title'), within: 'main' }, 1);
      }),
  );
});
