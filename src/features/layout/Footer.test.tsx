import { screen, within } from '@testing-library/react';
import { pathIn } from '../../lib/paths';
import { renderApp } from '../../test/renderApp';
import { Footer } from './Footer';

it.each([
  ['es', '/', ['Inicio', 'Comunidad', 'Videos', 'Lista de espera', 'Privacidad', 'Aviso legal']],
  ['en', '/en', ['Home', 'Community', 'Videos', 'Waitlist', 'Privacy', 'Legal notice']],
] as const)('F1 and B5 link the four pages, then privacy and legal notice (%s)', (language, path, names) => {
  const { t } = renderApp(<Footer />, { path, language });
  const links = within(screen.getByRole('navigation', { name: t('footer.label') })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(names);
  expect(links.map((link) => link.getAttribute('href')?.split('?')[0])).toEqual(
    ['/', '/community', '/videos', '/waitlist', '/privacy', '/legal'].map((plain) => pathIn(language, plain)),
  );
});
