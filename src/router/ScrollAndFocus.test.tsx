import { act, screen, waitFor } from '@testing-library/react';
import { loadPage } from '../app/pages';
import { followHistory, navigate } from './navigate';
import { renderApp } from '../test/renderApp';

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

it('R1–R8 leads back to the content where no link is known that led away', async () => {
  const { store, t } = renderApp();
  await act(() => store.dispatch(followHistory('/community', null)));
  await main(t('community.title'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});
