import { selectAddress } from '../features/videos/filtersInAddress';
import type { RootState } from '../lib/store';
import { makeStore } from '../app/store';
import type { AppServices } from '../lib/store';
import { selectToasts } from '../features/toasts/toastsSlice';
import { expectConsole } from '../test/expectConsole';
import { fakeServices } from '../test/fakeServices';
import { selectArrival, selectLanguage, selectLoadFailure } from './locationSlice';
import { arriveAt, chooseLanguage, followHistory, loadCurrentPage, navigate } from './navigate';

const nextTurn = () => jest.advanceTimersByTimeAsync(0);
const gone = () => Promise.reject(new Error('gone'));
const onlyTheFirstTexts: AppServices['loadLanguage'] = (_language, plain) =>
  plain === '/' ? Promise.resolve() : gone();

/** A site whose first page gets no answer, until the network comes back. */
function outage() {
  let comeBack = () => {};
  const networkBack = () => new Promise<void>((resolve) => void (comeBack = resolve));
  const loadPage = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('no answer'));
  const view = storeAt('/', { loadPage, networkBack, siteAnswers: jest.fn(() => Promise.resolve(false)) });
  return { ...view, loadPage, comeBack: () => comeBack() };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function later() {
  let [resolve, reject] = [() => {}, (_error: Error) => {}];
  const promise = new Promise<void>((...both) => void ([resolve, reject] = both));
  return { promise, resolve, reject };
}

function storeAt(href: string, services: Partial<AppServices> = {}) {
  const all = fakeServices(services);
  const store = makeStore(all);
  store.dispatch(arriveAt(href, 'load', null));
  return { store, services: all };
}

it('B8 adds no entry to the history for a link that the store does not follow, as at a past moment in DevTools', () => {
  const { services } = storeAt('/');
  const past = { location: { key: 'past', path: '/' } } as RootState;
  void navigate('/community')(jest.fn(), () => past, services);
  expect(services.addressBar.push).not.toHaveBeenCalled();
});

it('I1 moves to the address of the same page in the chosen language, and stores the choice', async () => {
  const { store, services } = storeAt('/en/video/video1?x=1');
  await store.dispatch(chooseLanguage('es'));
  expect(selectAddress(store.getState())).toBe('/video/video1?x=1');
  expect(selectLanguage(store.getState())).toBe('es');
  expect(services.rememberLanguage).toHaveBeenCalledWith('es');
});

describe('on a slow line', () => {
  /** Code of pages, and English texts, that come when the test says so. */
  function slowSite() {
    const held: Record<string, ReturnType<typeof later>> = {};
    const hold = (name: string) => (held[name] ??= later()).promise;
    const loadLanguage: AppServices['loadLanguage'] = async (language) => language === 'en' && hold(language);
    const { store, services } = storeAt('/login', { loadPage: hold, loadLanguage });
    const come = (name: string) => (held[name]!.resolve(), nextTurn());
    const fail = (name: string) => (held[name]!.reject(new Error('gone')), nextTurn());
    const [push, remembered] = [jest.mocked(services.addressBar.push), jest.mocked(services.rememberLanguage)];
    return { store, come, fail, address: () => selectAddress(store.getState()), push, remembered };
  }

  it('R3 arrives, and adds the entry, once the page of a link is loaded', async () => {
    const { store, come, address, push } = slowSite();
    void store.dispatch(navigate('/community', { state: 'from here' }));
    await nextTurn();
    expect([address(), push.mock.calls]).toEqual(['/login', []]);
    await come('/community');
    expect(address()).toBe('/community');
    expect(push.mock.calls).toEqual([['/community', { usr: 'from here', key: store.getState().location.key }]]);
  });

  it('R3 lets the press be painted before it arrives', async () => {
    const painted = later();
    const { store } = storeAt('/login', { nextTask: () => painted.promise });
    void store.dispatch(navigate('/community'));
    await nextTurn();
    expect(selectAddress(store.getState())).toBe('/login');
    painted.resolve();
    await nextTurn();
    expect(selectAddress(store.getState())).toBe('/community');
  });

  it.each([
    ['/community', '/videos'],
    ['/videos', '/community'],
  ])('R3 leaves one entry for two links, whichever is loaded first (%s)', async (...order) => {
    const { store, come, address, push } = slowSite();
    for (const page of ['/community', '/videos']) void store.dispatch(navigate(page));
    for (const page of order) await come(page);
    expect([address(), push.mock.calls.map(([url]) => url)]).toEqual(['/videos', ['/videos']]);
  });

  it('R3 makes nothing of a link where the visitor goes Back meanwhile', async () => {
    const { store, come, address, push } = slowSite();
    void store.dispatch(navigate('/community'));
    store.dispatch(followHistory('/waitlist', null));
    await come('/community');
    expect([address(), push.mock.calls]).toEqual(['/waitlist', []]);
  });

  it.each(['come', 'fail'] as const)(
    'R3 I1 shows and stores the language that was chosen last, whatever the one before does (%s)',
    async (what) => {
      const { store, address, remembered, ...site } = slowSite();
      for (const language of ['en', 'es'] as const) void store.dispatch(chooseLanguage(language));
      await site[what]('en');
      expect([address(), remembered.mock.calls, selectToasts(store.getState())]).toEqual(['/login', [['es']], []]);
      if (what === 'fail') expectConsole('error', 'A language failed to load.');
    },
  );

  it('R3 I1 arrives by a link in the language that came meanwhile, and changes to one that comes later', async () => {
    const { store, come, address, push, remembered } = slowSite();
    void store.dispatch(navigate('/videos?tag=web3'));
    void store.dispatch(chooseLanguage('en'));
    await come('en');
    expect(address()).toBe('/en/login');
    await come('/videos');
    expect([address(), push.mock.lastCall?.[0]]).toEqual(['/en/videos?tag=web3', '/en/videos?tag=web3']);
    void store.dispatch(navigate('/en/community'));
    void store.dispatch(chooseLanguage('es'));
    await come('/community');
    expect([address(), remembered.mock.calls]).toEqual(['/community', [['en'], ['es']]]);
  });

  it('R3 I1 changes no language where the visitor goes Back meanwhile, and stores none', async () => {
    const { store, come, address, remembered } = slowSite();
    void store.dispatch(chooseLanguage('en'));
    store.dispatch(followHistory('/waitlist', null));
    await come('en');
    expect([address(), remembered.mock.calls]).toEqual(['/waitlist', []]);
  });
});

it('R3 follows Back and Forward without touching the address bar', async () => {
  const { store, services } = storeAt('/videos');
  store.dispatch(followHistory('/community', null));
  expect(selectAddress(store.getState())).toBe('/community');
  expect(selectArrival(store.getState())).toBe('history');
  expect(services.addressBar.push).not.toHaveBeenCalled();
});

it('I1 B12 fetches texts and code of a page by its plain path, and no code of the page that was loaded', async () => {
  const { store, services } = storeAt('/en/videos');
  expect(services.loadPage).not.toHaveBeenCalled();
  await store.dispatch(navigate('/en/login'));
  expect(jest.mocked(services.loadPage).mock.calls).toEqual([['/login']]);
  expect(services.loadLanguage).toHaveBeenCalledWith('en', '/login');
  await store.dispatch(chooseLanguage('es'));
  expect(services.loadLanguage).toHaveBeenLastCalledWith('es', '/login');
});

it('I1 B12 keeps the language and says so where the texts of another do not come', async () => {
  const { store, services } = storeAt('/videos');
  services.loadLanguage = gone;
  await store.dispatch(chooseLanguage('en'));
  expect(selectLanguage(store.getState())).toBe('es');
  expect(selectToasts(store.getState())).toMatchObject([{ titleKey: 'common:languageFailed' }]);
  expect(services.rememberLanguage).not.toHaveBeenCalled();
  expectConsole('error', 'A language failed to load.');
});

it('B12 says that a page is gone where the site has just been reloaded', async () => {
  const { store, services } = storeAt('/community', { loadPage: gone, reload: jest.fn((once) => !once) });
  await store.dispatch(loadCurrentPage());
  expect(services.reload).toHaveBeenLastCalledWith(true);
  expect(selectLoadFailure(store.getState())).toBe('gone');
  void store.dispatch(loadCurrentPage(true));
  await nextTurn();
  expect(services.reload).toHaveBeenLastCalledWith(false);
  expectConsole('error', 'gone');
  expectConsole('error', 'gone');
});

it('B12 reloads the site where a page that a link leads to does not come, and says after ten seconds that it is gone', async () => {
  const { store, services } = storeAt('/', { loadPage: gone });
  void store.dispatch(navigate('/community'));
  await jest.advanceTimersByTimeAsync(9_999);
  expect(jest.mocked(services.reload).mock.calls).toEqual([[false]]);
  expect(selectLoadFailure(store.getState())).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(selectLoadFailure(store.getState())).toBe('gone');
  expectConsole('error', /A page failed to load\..*gone/);
});

it('B12 waits where the site does not answer, and shows the page once it does', async () => {
  const { store, services, comeBack } = outage();
  void store.dispatch(navigate('/community?x=1'));
  await nextTurn();
  expect(selectLoadFailure(store.getState())).toBe('offline');
  comeBack();
  await nextTurn();
  expect(selectLoadFailure(store.getState())).toBeNull();
  expect(selectAddress(store.getState())).toBe('/community?x=1');
  expect(selectArrival(store.getState())).toBe('link');
  expect(services.reload).not.toHaveBeenCalled();
  expectConsole('error', 'no answer');
});

it('B12 leaves a visitor in peace who has gone on before it is known that the site does not answer', async () => {
  const { store, services } = outage();
  let answer = (_is: boolean) => {};
  jest.mocked(services.siteAnswers).mockReturnValueOnce(new Promise((resolve) => void (answer = resolve)));
  void store.dispatch(navigate('/community'));
  await nextTurn();
  void store.dispatch(navigate('/login'));
  answer(false);
  await nextTurn();
  expect(selectLoadFailure(store.getState())).toBeNull();
  expectConsole('error', 'no answer');
});

it.each([
  ['a link', '/login', () => navigate('/login')],
  ['Back', '/login', () => followHistory('/login', null) as never],
  ['another try', '/community', () => loadCurrentPage(true)],
])(
  'B12 waits no more for the network, and fetches nothing, for a page that was left by %s',
  async (_what, next, go) => {
    const { store, services, loadPage, comeBack } = outage();
    const waiting = jest.spyOn(services, 'networkBack');
    void store.dispatch(navigate('/community'));
    await nextTurn();
    const [signal] = waiting.mock.lastCall!;
    expect(signal.aborted).toBe(false);
    void store.dispatch(go());
    expect(signal.aborted).toBe(true);
    comeBack();
    await nextTurn();
    expect(loadPage.mock.calls).toEqual([['/community'], [next]]);
    expectConsole('error', 'no answer');
  },
);

it.each([
  ['a link', () => navigate('/login')],
  ['Back', () => followHistory('/login', null) as never],
])('B12 arrives by %s at a page whose texts do not come, saying so', async (_what, go) => {
  const { store, services } = outage();
  services.loadLanguage = onlyTheFirstTexts;
  void store.dispatch(go());
  await nextTurn();
  expect(selectAddress(store.getState())).toBe('/login');
  expect(selectLoadFailure(store.getState())).toBe('offline');
  expectConsole('error', 'gone');
});
