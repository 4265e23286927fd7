import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { LanguageProvider } from '../app/LanguageProvider';
import { makeStore } from '../app/store';
import { CommentForm } from '../features/comments/CommentForm';
import { SearchField } from '../features/videos/SearchField';
import { selectFilters } from '../features/videos/videoFiltersSlice';
import { arriveAt } from '../router/navigate';
import { fakeServices } from '../test/fakeServices';

/** Types into the one field of the HTML, then hydrates it. */
async function typeEarly(piece: ReactNode, path: string, typed: string) {
  const store = makeStore(fakeServices());
  store.dispatch(arriveAt(path, 'load', null));
  const site = (
    <Provider store={store}>
      <LanguageProvider>{piece}</LanguageProvider>
    </Provider>
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(site);
  const user = userEvent.setup();
  const field = page.querySelector<HTMLElement>('input, textarea')!;
  if (typed) await user.type(field, typed);
  const root = await act(() => hydrateRoot(page, site));
  const close = () => {
    act(() => root.unmount());
    page.remove();
  };
  return { store, user, field, close };
}

it('B12, P4 posts a comment that was typed before the scripts were there', async () => {
  const { store, user, field, close } = await typeEarly(<CommentForm videoId="video1" />, '/video/video1', 'Hola');
  expect(field).toHaveValue('Hola');
  await user.click(screen.getByRole('button'));
  expect(Object.values(store.getState().comments.entities).map(({ text }) => text)).toContain('Hola');
  expect(field).toHaveValue('');
  close();
});

it('B12, V1 searches for what was typed before the scripts were there, whatever the address says', async () => {
  const { store, field, close } = await typeEarly(<SearchField />, '/videos', 'libre');
  expect(selectFilters(store.getState()).text).toBe('libre');
  act(() => void store.dispatch(arriveAt('/videos?q=web3&tag=comunidad', 'load', null)));
  expect(selectFilters(store.getState())).toMatchObject({ text: 'libre', tags: ['comunidad'] });
  expect(field).toHaveValue('libre');
  act(() => void store.dispatch(arriveAt('/videos?q=web3', 'history', null)));
  expect(field).toHaveValue('web3');
  close();
});

it('B12, V1 searches for what the address says where nothing was typed', async () => {
  const { store, field, close } = await typeEarly(<SearchField />, '/videos', '');
  act(() => void store.dispatch(arriveAt('/videos?q=web3', 'load', null)));
  expect(selectFilters(store.getState()).text).toBe('web3');
  expect(field).toHaveValue('web3');
  close();
});
