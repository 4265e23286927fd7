import { screen } from '@testing-library/react';
import { languages } from '../../lib/language';
import { renderApp } from '../../test/renderApp';
import { LanguageSwitcher } from './LanguageSwitcher';

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
