import { makeStore } from '../../app/store';
import { arriveAt } from '../../router/navigate';
import { expectConsole } from '../../test/expectConsole';
import { ada, fakeServices } from '../../test/fakeServices';
import { submitWaitlist } from './submitWaitlist';
import { selectWaitlistStatus } from './waitlistSlice';

const fails = (code?: string) => () => Promise.reject(Object.assign(new Error('no'), { code }));

it.each([
  ['nothing fails', {}, 'succeeded', 'waitlist:toast.successText'],
  ['step 2 fails', { sendConfirmation: fails() }, 'succeeded', 'waitlist:toast.successText'],
  ['step 1 fails', { addSubscription: fails() }, 'failed', 'waitlist:toast.errorText'],
  ['many sign up', { addSubscription: fails('too_many_requests') }, 'failed', 'waitlist:toast.errorText'],
  ['code is gone', { addSubscription: fails('code_gone') }, 'failed', 'waitlist:toast.goneText'],
])('W5 E1 E2 answers the visitor when %s', async (name, calls, status, descriptionKey) => {
  // Without this `reload` the fake page reloads: then the thunk waits ten seconds for that.
  const services = fakeServices({ reload: () => false });
  Object.assign(services.waitlist, calls);
  const store = makeStore(services);
  store.dispatch(arriveAt('/waitlist', 'load', null));
  await store.dispatch(submitWaitlist(ada));
  expect(store.getState()).toMatchObject({ toasts: [{ descriptionKey }] });
  expect(selectWaitlistStatus(store.getState())).toBe(status);
  if (name === 'step 2 fails') expectConsole('error', 'The confirmation mail could not be requested.');
});
