import { act, screen, waitFor } from '@testing-library/react';
import { inspect } from 'node:util';
import { shownInDevTools } from '../../test-support/devTools';
import { chooseLanguage, followHistory, navigate } from '../router/navigate';
import { browserServices } from '../boot/browserServices';
import { hideMailToken } from '../boot/inline/hideMailToken';
import { fakeServices } from '../test/fakeServices';
import { fakeWindow } from '../test/fakeWindow';
import { renderApp } from '../test/renderApp';
import { loadPage } from './pages';
import { tooManyRequests } from '../features/waitlist/waitlistService';

// Their code would come in its own time, and a busy machine takes long.
beforeAll(() => Promise.all(['/waitlist', '/waitlist/confirm', '/community'].map(loadPage)));

it.each(['confirm', 'leave'] as const)(
  'B3 B4 B8 the token of a mail (%s) is in no action and no state, from the first to the last',
  async (kind) => {
    const path = `/en/waitlist/${kind}?token=s3cret&forceHideBadge=true`;
    const window = fakeWindow({ href: `http://localhost${path}` });
    hideMailToken(window);
    const { addressBar, mailToken } = browserServices(window);
    const { waitlist } = fakeServices();
    // As if nothing had taken the token out of the address.
    const { store, user, t } = renderApp(undefined, {
      path,
      language: 'en',
      services: { waitlist, addressBar, mailToken },
    });
    await screen.findByRole('heading', { level: 1, name: t(`links.${kind}.idle.title`) });
    await act(() => store.dispatch(chooseLanguage('es')));
    await act(() => store.dispatch(followHistory(path, null)));
    await act(() => store.dispatch(chooseLanguage('en')));
    await user.click(screen.getByRole('button', { name: t(`links.${kind}.idle.action`) }));
    await screen.findByRole('heading', { level: 1, name: t(`links.${kind}.done.title`) });
    expect(waitlist[kind]).toHaveBeenCalledWith('s3cret');
    await act(() => store.dispatch(navigate('/community')));
    await waitFor(() => expect(document.title).toContain(t('community.title')));
    const shown = shownInDevTools(store);
    expect(shown.actions.length).toBeGreaterThan(5);
    expect(JSON.stringify(shown)).not.toContain('s3cret');
  },
);

const typed = { name: 'Grace Hopper', email: 'grace@example.org', message: 'A nanosecond is a foot.' };

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
