import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { LanguageProvider } from '../../app/LanguageProvider';
import { makeStore } from '../../app/store';
import { StoreRouter } from '../../router/StoreRouter';
import { fakeServices } from '../../test/fakeServices';
import { Waitlist } from './Waitlist';

it('B1 W1 keeps what was typed and ticked before the scripts were there', async () => {
  const services = fakeServices();
  const site = (
    <Provider store={makeStore(services)}>
      <LanguageProvider>
        <StoreRouter>
          <Waitlist />
        </StoreRouter>
      </LanguageProvider>
    </Provider>
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(site);
  const form = screen.getByRole('form');
  expect(form).toHaveAttribute('method', 'post');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Nombre'), 'Ada');
  await user.type(screen.getByLabelText('Correo electrónico'), 'ada@example.org');
  await user.click(screen.getByRole('checkbox', { name: 'Renta básica universal' }));
  const root = await act(() => hydrateRoot(page, site));
  expect(screen.getByLabelText('Nombre')).toHaveValue('Ada');
  await user.click(screen.getByRole('button', { name: 'Unirme a la lista' }));
  expect(services.waitlist.addSubscription).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Ada', email: 'ada@example.org', interests: ['Universal basic income'] }),
  );
  act(() => root.unmount());
  page.remove();
});
