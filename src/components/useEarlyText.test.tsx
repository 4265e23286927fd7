import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { LanguageProvider } from '../app/App';
import { makeStore } from '../app/store';
import { CommentForm } from '../features/comments/CommentForm';
import { fakeServices } from '../test/fakeServices';

it('B12, P4 posts a comment that was typed before the scripts were there', async () => {
  const store = makeStore(fakeServices());
  const site = (
    <Provider store={store}>
      <LanguageProvider>
        <CommentForm videoId="video1" />
      </LanguageProvider>
    </Provider>
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(site);
  const user = userEvent.setup();
  const field = screen.getByRole('textbox');
  await user.type(field, 'Hola');
  const root = await act(() => hydrateRoot(page, site));
  expect(field).toHaveValue('Hola');
  await user.click(screen.getByRole('button'));
  expect(Object.values(store.getState().comments.entities).map(({ text }) => text)).toContain('Hola');
  expect(field).toHaveValue('');
  act(() => root.unmount());
  page.remove();
});
