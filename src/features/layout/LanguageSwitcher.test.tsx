import { screen, within } from '@testing-library/react';
import { languages } from '../../lib/language';
import { expectConsole } from '../../test/expectConsole';
import { renderApp } from '../../test/renderApp';
import { LanguageSwitcher } from './LanguageSwitcher';
import { Navbar } from './Navbar';

const spanish = () => screen.getByRole('link', { name: 'Español' });
const english = () => screen.getByRole('link', { name: 'English' });

it('N3 shows each language by its flag and its own name, Spanish first', () => {
  renderApp(<LanguageSwitcher />);
  expect(screen.getByRole('list', { name: 'Idioma' })).toContainElement(spanish());
  const links = screen.getAllByRole('link');
  expect(links.slice(0, 2)).toEqual([spanish(), english()]);
  expect(links.map((link) => link.getAttribute('lang'))).toEqual(languages);
  const flags = links.map((link) => link.querySelector('use')?.getAttribute('href'));
  expect(flags).toEqual(languages.map((language) => `/images/figures.svg#flag-${language}`));
});

it.each([
  ['es', '/', true],
  ['en', '/', false],
  ['es', '/en', false],
] as const)('N3 marks the language of the page (preferring %s at %s)', (language, path, isSpanish) => {
  renderApp(<LanguageSwitcher />, { language, path });
  const [current, other] = isSpanish ? [spanish(), english()] : [english(), spanish()];
  expect(current).toHaveAttribute('aria-current', 'true');
  expect(other).not.toHaveAttribute('aria-current');
});

it('B17 leads to the page in each language, before and without scripts', () => {
  renderApp(<LanguageSwitcher />, { path: '/en/videos' });
  const addresses = [spanish(), english()].map((link) => link.getAttribute('href')?.split('?')[0]);
  expect(addresses).toEqual(['/es/videos', '/en/videos']);
});

it('I1 changes to English at the same plain address once its texts are there, and remembers it', async () => {
  let arrive = () => undefined as void;
  const loadLanguage = () => new Promise<void>((resolve) => (arrive = resolve));
  const { user, store, services } = renderApp(<Navbar />, { path: '/videos?q=web3', services: { loadLanguage } });
  await user.click(english());
  expect(screen.getByRole('link', { name: 'Comunidad' })).toBeVisible();
  arrive();
  expect(await screen.findByRole('link', { name: 'Community' })).toBeVisible();
  expect(store.getState().location).toMatchObject({ path: '/videos', query: '?q=web3' });
  expect(services.rememberLanguage).toHaveBeenCalledWith('en');
  expect(english()).toHaveFocus();
});

it('B12 says that a language could not be fetched, and goes on in the one it has', async () => {
  const loadLanguage = () => Promise.reject(new Error('gone'));
  const { user, t } = renderApp(undefined, { path: '/', services: { loadLanguage } });
  await user.click(english());
  expect(await within(screen.getByRole('alert')).findByText(t('common.languageFailed'))).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: t('home.hero.title') })).toBeVisible();
  expectConsole('error', 'gone');
});
