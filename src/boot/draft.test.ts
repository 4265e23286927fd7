import type { SignUp } from '../features/waitlist/waitlistService';
import { fakeWindow } from '../test/fakeWindow';
import { browserServices } from './browserServices';

const ada: SignUp = {
  email: 'ada@example.org',
  name: 'Ada',
  interests: ['Web3 technology'],
  message: null,
  language: 'es',
};

it('B12 keeps a sign-up in the history entry, which a reload leaves as it is, and gives it back once', () => {
  const window = fakeWindow({ href: 'http://localhost/en/waitlist?x=1', storageRefused: true });
  expect(browserServices(window).draft.take()).toBeUndefined();
  window.history.replaceState({ place: { top: 300 } }, '');
  browserServices(window).draft.keep(ada);
  expect(window.location.href).toBe('http://localhost/en/waitlist?x=1');

  const { draft } = browserServices(window);
  expect(draft.take()).toEqual(ada);
  expect(draft.take()).toBeUndefined();
  expect(window.history.state).toEqual({ place: { top: 300 } });
});
