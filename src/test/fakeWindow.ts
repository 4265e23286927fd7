interface FakeWindowOptions {
  href?: string;
  width?: number;
  userAgent?: string;
  languages?: string[];
  stored?: Record<string, string>;
  storageRefused?: boolean;
  serviceWorker?: unknown;
}

/** A window whose place, size and permissions a test can choose; the document is the test's own. */
export function fakeWindow(options: FakeWindowOptions = {}) {
  const { href = 'http://localhost/', width = 1280, userAgent = 'X11', languages = ['es'], stored = {} } = options;
  const events = new EventTarget();
  const location = new URL(href);
  const reload = jest.fn();
  /** As in browsers, an entry of the history keeps a copy of its state, and no entry leads to another host. */
  function show(this: { state: unknown }, state: unknown, _title: string, url: string | URL = location) {
    const place = new URL(url, location);
    if (place.origin !== location.origin) throw new DOMException(`Not of this origin: ${url}`, 'SecurityError');
    this.state = structuredClone(state);
    location.href = place.href;
  }
  const fake = {
    innerWidth: width,
    innerHeight: 800,
    scrollY: 0,
    document: globalThis.document,
    navigator: { userAgent, languages, serviceWorker: options.serviceWorker },
    location: Object.assign(location, { reload }),
    history: {
      state: null as unknown,
      pushState: show,
      replaceState: show,
      go: jest.fn(),
    },
    setTimeout: (run: () => void, delay: number) => setTimeout(run, delay),
    clearTimeout: (timer: number) => clearTimeout(timer),
    setInterval: (run: () => void, delay: number) => setInterval(run, delay),
    addEventListener: events.addEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    matchMedia: globalThis.matchMedia,
    reload,
  };
  Object.defineProperty(fake, 'localStorage', {
    get: () => {
      if (options.storageRefused) throw new DOMException('The operation is insecure.', 'SecurityError');
      return storage;
    },
  });
  const storage = fakeStorage(stored);
  return fake as unknown as Window & { reload: jest.Mock; scrollY: number; innerWidth: number };
}

/** Like the browser's, its own enumerable keys are what is stored. */
function fakeStorage(stored: Record<string, string>): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? String(storage[key]) : null),
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
  };
  const storage = Object.assign(Object.create(methods) as Storage, stored);
  return storage;
}

/** A visitor who asked for less motion, until the mocks are restored. */
export function askForLessMotion(): void {
  const matchMedia = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: media === '(prefers-reduced-motion: reduce)' }),
    );
}
