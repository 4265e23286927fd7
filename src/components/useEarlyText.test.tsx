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

it.each([
  ['libre', 'libre'],
  ['', 'web3'],
])(
  'B12, V1 searches for what was typed before the scripts (%j), else for what the address says',
  async (typed, text) => {
    const { store, field, close } = await typeEarly(<SearchField />, '/videos', typed);
    expect(selectFilters(store.getState()).text).toBe(typed);
    act(() => void store.dispatch(arriveAt('/videos?q=web3&tag=comunidad', 'load', null)));
    expect(selectFilters(store.getState())).toMatchObject({ text, tags: ['comunidad'] });
    expect(field).toHaveValue(text);
    act(() => void store.dispatch(arriveAt('/videos?q=token', 'history', null)));
    expect(field).toHaveValue('token');
    close();
  },
);
