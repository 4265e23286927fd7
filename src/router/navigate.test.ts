import { selectAddress } from '../features/videos/videoFiltersSlice';
import { makeStore } from '../app/store';
import { selectToasts } from '../features/toasts/toastsSlice';
import { expectConsole } from '../test/expectConsole';
import { fakeServices } from '../test/fakeServices';
import { preferenceDetected, selectArrival, selectLanguage } from './locationSlice';
import { arriveAt, chooseLanguage, followHistory, navigate } from './navigate';

function storeAt(href: string, language: 'es' | 'en' = 'es') {
  const services = fakeServices();
  const store = makeStore(services);
  store.dispatch(preferenceDetected(language));
  store.dispatch(arriveAt(href, 'load', null));
  return { store, services };
}

it('I1 has the texts of a language before the address names it', async () => {
  const { store, services } = storeAt('/');
  const seen: string[] = [];
  services.loadLanguage = (language) => {
    seen.push(`${language} while at ${selectAddress(store.getState())}`);
    return Promise.resolve();
  };
  await store.dispatch(navigate('/en'));
  expect(seen[0]).toBe('en while at /');
});

it('I1 moves to the plain address when Spanish is chosen under /en', async () => {
  const { store, services } = storeAt('/en/video/video1?x=1', 'en');
  await store.dispatch(chooseLanguage('es'));
  expect(selectAddress(store.getState())).toBe('/video/video1?x=1');
  expect(selectLanguage(store.getState())).toBe('es');
  expect(services.rememberLanguage).toHaveBeenCalledWith('es');
});

it('I1 stores only what was chosen, not what was detected', () => {
  const { services } = storeAt('/', 'en');
  expect(services.rememberLanguage).not.toHaveBeenCalled();
});

it('R3 follows Back and Forward without touching the address bar', async () => {
  const { store, services } = storeAt('/videos');
  await store.dispatch(followHistory('/community', null));
  expect(selectAddress(store.getState())).toBe('/community');
  expect(selectArrival(store.getState())).toBe('history');
  expect(services.addressBar.push).not.toHaveBeenCalled();
});

it('I1 asks for the texts of a page by its plain path', async () => {
  const { store, services } = storeAt('/en/videos');
  await store.dispatch(navigate('/en/login'));
  expect(services.loadLanguage).toHaveBeenCalledWith('en', '/login');
  await store.dispatch(chooseLanguage('es'));
  expect(services.loadLanguage).toHaveBeenLastCalledWith('es', '/login');
});

it('I1 B12 keeps the language and says so where the texts of another do not come', async () => {
  const { store, services } = storeAt('/videos');
  services.loadLanguage = () => Promise.reject(new Error('gone'));
  await store.dispatch(chooseLanguage('en'));
  expect(selectLanguage(store.getState())).toBe('es');
  expect(selectToasts(store.getState())).toMatchObject([{ titleKey: 'common.languageFailed' }]);
  expect(services.rememberLanguage).not.toHaveBeenCalled();
  expectConsole('error', 'A language failed to load.');
});
