import { cleanup, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { brand } from '../../lib/site';
import { LanguageProvider } from '../../app/App';
import { makeStore } from '../../app/store';
import { StoreRouter } from '../../router/StoreRouter';
import { pathIn } from '../../lib/paths';
import { fakeServices } from '../../test/fakeServices';
import { renderApp } from '../../test/renderApp';
import { arriveAt } from '../../router/navigate';
import { Footer } from './Footer';

afterEach(() => jest.useRealTimers());

it.each([
  ['es', '/', ['Inicio', 'Comunidad', 'Videos', 'Lista de espera'], ['Privacidad', 'Aviso legal']],
  ['en', '/en', ['Home', 'Community', 'Videos', 'Waitlist'], ['Privacy', 'Legal notice']],
] as const)(
  'F1 and B5 link the four pages first, then privacy and legal notice (%s)',
  (language, path, names, others) => {
    const { t } = renderApp(<Footer />, { path, language });
    const nav = within(screen.getByRole('navigation', { name: t('footer.label') }));
    const pathOf = (link: HTMLElement) => link.getAttribute('href')?.split('?')[0];
    const links = nav.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([...names, ...others]);
    const plain = ['/', '/community', '/videos', '/waitlist', '/privacy', '/legal'];
    expect(links.map(pathOf)).toEqual(plain.map((address) => pathIn(language, address)));
  },
);

it('F1, B1 puts the current year into HTML made last year, without a warning', () => {
  const site = () => {
    const store = makeStore(fakeServices());
    store.dispatch(arriveAt('/', 'load', null));
    return (
      <Provider store={store}>
        <LanguageProvider>
          <StoreRouter>
            <Footer />
          </StoreRouter>
        </LanguageProvider>
      </Provider>
    );
  };
  jest.useFakeTimers({ now: new Date('2026-12-31T23:59:00Z') });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = render(site()).container.innerHTML;
  cleanup();
  document.body.append(container);
  expect(container).toHaveTextContent(`© 2026 ${brand}. `);
  const oldFooter = container.firstChild;

  jest.setSystemTime(new Date('2027-01-01T00:01:00Z'));
  render(site(), { container, hydrate: true });
  expect(container).toHaveTextContent('© 2027');
  expect(container.firstChild).toBe(oldFooter);
});
