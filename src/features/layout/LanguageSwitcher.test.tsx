import { screen, waitFor, within } from '@testing-library/react';
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

it.each(['/videos', '/en/videos'])(
  'B17 leads from %s to the page in each language, before and without scripts',
  (path) => {
    renderApp(<LanguageSwitcher />, { path });
    expect([spanish(), english()].map((link) => link.getAttribute('href')?.split('?')[0])).toEqual([
      '/es/videos',
      '/en/videos',
    ]);
  },
);

it('I1 shows English at the same plain address, and remembers it', async () => {
  const { user, store, services } = renderApp(<Navbar />, { path: '/videos?q=web3' });
  await user.click(english());
  expect(await screen.findByRole('link', { name: 'Community' })).toBeVisible();
  expect(store.getState().location).toMatchObject({ path: '/videos', query: '?q=web3' });
  expect(services.rememberLanguage).toHaveBeenCalledWith('en');
  expect(english()).toHaveFocus();
});

it('I1 leaves the addresses under /en when Spanish is chosen there', async () => {
  const { user, store, services } = renderApp(<Navbar />, { path: '/en/videos?q=web3', language: 'en' });
  await user.click(spanish());
  const link = await screen.findByRole('link', { name: 'Comunidad' });
  await waitFor(() => expect(link).toHaveAttribute('href', expect.stringMatching(/^\/community\?v=/)));
  expect(store.getState().location).toMatchObject({ path: '/videos', query: '?q=web3' });
  expect(services.rememberLanguage).toHaveBeenCalledWith('es');
});

it('I1 fetches the texts before it changes the language', async () => {
  let arrive = () => undefined as void;
  const loadLanguage = () => new Promise<void>((resolve) => (arrive = resolve));
  const { user } = renderApp(<Navbar />, { services: { loadLanguage } });
  await user.click(english());
  expect(screen.getByRole('link', { name: 'Comunidad' })).toBeVisible();
  arrive();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Community' })).toBeVisible());
});

it.each(['es', 'en'] as const)(
  'B12 says that a language could not be fetched, and goes on in the one it has (%s)',
  async (language) => {
    const loadLanguage = () => Promise.reject(new Error('gone'));
    const { user, t } = renderApp(undefined, { path: '/', language, services: { loadLanguage } });
    await user.click(language === 'es' ? english() : spanish());
    expect(await within(screen.getByRole('alert')).findByText(t('common.languageFailed'))).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: t('home.hero.title') })).toBeVisible();
    expectConsole('error', 'gone');
  },
);
