import type { Language } from '../../src/lib/language';
import { chooseLanguage } from '../support/engines/chooseLanguage';
import { journey } from '../support/engines/journey';
import { texts } from '../support/texts';

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
});

journey('B18, I1, N3 goes back to a page that the browser kept, in the language chosen since', async (visit) => {
  const { tab, language, goto, counts } = visit;
  const other = language === 'es' ? 'en' : 'es';
  await goto('/login');
  await tab.evaluate(() => document.body.classList.add('was-kept'));
  await goto('/community');
  await choose(visit, language, other);
  // A page that was kept loads nothing that the browser's own command could wait for.
  await tab.evaluate(() => history.back());
  await tab.waitFor(() => location.pathname === '/login');
  await counts({ role: 'heading', name: texts[other].t('login.title'), within: 'main' }, 1);
  // Under Playwright Chromium keeps none, and loads the page anew.
  const [wasKept, isChromium] = await tab.evaluate(() => [
    document.body.classList.contains('was-kept'),
    navigator.userAgent.includes('Chrome'),
  ]);
  expect(wasKept).toBe(!isChromium);
});
