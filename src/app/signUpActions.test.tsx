import { shownInDevTools } from '../test/devTools';
import { screen } from '@testing-library/react';
import { inspect } from 'node:util';
import { tooManyRequests } from '../features/waitlist/waitlistService';
import { fakeServices } from '../test/fakeServices';
import { renderApp } from '../test/renderApp';
import { loadPage } from './pages';

const typed = { name: 'Grace Hopper', email: 'grace@example.org', message: 'A nanosecond is a foot.' };

// Its code would come in its own time, and a busy machine takes long.
beforeAll(() => loadPage('/waitlist'));

it('B8 B11 DevTools shows the actions and states of a sign-up without what was typed', async () => {
  const { waitlist } = fakeServices();
  jest
    .mocked(waitlist.addSubscription)
    .mockRejectedValueOnce(Object.assign(new Error('no'), { code: tooManyRequests }));
  const { store, user, t } = renderApp(undefined, { path: '/waitlist', services: { waitlist } });
  const send = async () => user.click(await screen.findByRole('button', { name: t('common.joinWaitlist') }));

  await user.type(await screen.findByLabelText(t('waitlist.fields.name')), typed.name);
  await user.type(screen.getByLabelText(t('waitlist.fields.email')), typed.email);
  await user.type(screen.getByLabelText(t('waitlist.fields.message')), typed.message);
  await user.click(screen.getByRole('checkbox', { name: t('waitlist.interests.web3') }));
  await send();
  await screen.findByText(t('waitlist.toast.tooManyTitle'));
  await send();
  await user.click(await screen.findByRole('button', { name: t('waitlist.thanks.another') }));
  expect(waitlist.addSubscription).toHaveBeenCalledWith(expect.objectContaining(typed));

  const shown = shownInDevTools(store);
  const types = shown.actions.map(({ type }) => type);
  expect(types.filter((type) => !type.startsWith('toasts/toast'))).toEqual([
    '@@INIT',
    'location/preferenceDetected',
    'location/arrived',
    'waitlist/submit/pending',
    'waitlist/submit/rejected',
    'waitlist/submit/pending',
    'waitlist/submit/fulfilled',
    'waitlist/anotherEmailRequested',
  ]);
  const everything = inspect(shown, { depth: Infinity, maxArrayLength: Infinity });
  for (const value of Object.values(typed)) expect(everything).not.toContain(value);
});
