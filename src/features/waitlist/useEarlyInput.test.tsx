import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { LanguageProvider } from '../../app/App';
import { makeStore } from '../../app/store';
import { StoreRouter } from '../../router/StoreRouter';
import { fakeServices } from '../../test/fakeServices';
import { Waitlist } from './Waitlist';
import type { SignUp } from './waitlistService';

/** Hydrates the form as it comes from the build, once somebody has typed a name and an address and chosen an interest. */
async function hydrateTyped(draft?: SignUp) {
  const services = fakeServices({ draft: { keep: jest.fn(), take: jest.fn().mockReturnValueOnce(draft) } });
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
  expect(screen.getByRole('form')).toHaveAttribute('method', 'post');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Nombre'), 'Ada');
  await user.type(screen.getByLabelText('Correo electrónico'), 'ada@example.org');
  await user.click(screen.getByRole('checkbox', { name: 'Renta básica universal' }));
  const root = await act(() => hydrateRoot(page, site));
  expect(screen.getByLabelText('Nombre')).toHaveValue('Ada');
  await user.click(screen.getByRole('button', { name: 'Unirme a la lista' }));
  act(() => root.unmount());
  page.remove();
  return services.waitlist;
}

const typed = { name: 'Ada', email: 'ada@example.org', interests: ['Universal basic income'] };

it('B1 W1 keeps what was typed and ticked before the scripts were there', async () => {
  const waitlist = await hydrateTyped();
  expect(waitlist.addSubscription).toHaveBeenCalledWith({ ...typed, message: null, language: 'es' });
});

const draft: SignUp = {
  name: 'Grace',
  email: 'grace@example.org',
  interests: ['Web3 technology'],
  message: 'Hola',
  language: 'es',
};

it('B12 prefers what was typed to the draft of before the reload', async () => {
  const waitlist = await hydrateTyped(draft);
  expect(waitlist.addSubscription).toHaveBeenCalledWith({ ...typed, message: 'Hola', language: 'es' });
});
