import { act, screen, waitFor, within } from '@testing-library/react';
import { loadPage } from '../app/pages';
import { followHistory, navigate } from './navigate';
import { keepPlaces } from './place';
import { renderApp } from '../test/renderApp';

/** As the browser does: the state of the history entry belongs to its page. */
function renderWithHistory() {
  const entries: unknown[] = [];
  const push = () => {
    entries.push(history.state);
    history.replaceState(null, '');
  };
  const view = renderApp(undefined, {
    services: { addressBar: { push, replace: jest.fn(), go: jest.fn() } },
  });
  keepPlaces({ window });
  const goBackTo = async (path: string) => {
    history.replaceState(entries.pop(), '');
    await act(() => view.store.dispatch(followHistory(path, null)));
  };
  return { ...view, goBackTo };
}

// On a slow machine their code comes late.
beforeAll(() => loadPage('/community'));

const scrollTo = jest.fn();
beforeEach(() => {
  scrollTo.mockReset();
  window.scrollTo = scrollTo;
  history.replaceState(null, '');
});

const main = (title: string) =>
  waitFor(() => expect(screen.getByRole('main', { name: title })).toHaveFocus(), { timeout: 10_000 });

it('R1–R8 leads to the top of the page that a link leads to, and the focus to its content, which the title names', async () => {
  const { store, t } = renderApp();
  await act(() => store.dispatch(navigate('/community')));
  await main(t('community.title'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

it('R1–R8 leads back to where the visitor was, to the link that was pressed, and says the title', async () => {
  const { user, t, goBackTo } = renderWithHistory();
  const link = () => within(screen.getByRole('banner')).getByRole('link', { name: t('nav.community') });
  window.scrollY = 983;
  await user.click(link());
  await main(t('community.title'));
  await goBackTo('/');
  await waitFor(() => expect(link()).toHaveFocus());
  expect(scrollTo).toHaveBeenLastCalledWith(0, 983);
  expect(screen.getByText(document.title, { selector: '[aria-live]' })).toBeInTheDocument();
});

it('R1–R8 leads back to the content where no link is known that led away', async () => {
  const { store, t } = renderApp();
  await act(() => store.dispatch(followHistory('/community', null)));
  await main(t('community.title'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});
