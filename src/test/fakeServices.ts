import { webcrypto } from 'node:crypto';
import type { AppServices } from '../lib/store';
import type { SignUp } from '../features/waitlist/waitlistService';

export const ada: SignUp = {
  email: 'ada@example.org',
  name: 'Ada',
  interests: ['A better economy', 'Web3 technology'],
  message: null,
  language: 'en',
};

export const browserAt = (onLine: boolean) => ({ navigator: { onLine } }) as Window;

/** An outside world in which everything works; override what a test is about. */
export function fakeServices(overrides: Partial<AppServices> = {}): AppServices {
  return {
    waitlist: {
      preload: jest.fn(),
      addSubscription: jest.fn(() => Promise.resolve()),
      sendConfirmation: jest.fn(() => Promise.resolve('none' as const)),
      confirm: jest.fn(() => Promise.resolve()),
      leave: jest.fn(() => Promise.resolve()),
    },
    subtleCrypto: webcrypto.subtle as SubtleCrypto,
    readBrowser: (read) => read(typeof window === 'undefined' ? browserAt(true) : window),
    mailToken: jest.fn(),
    mailOutcome: { read: jest.fn(), keep: jest.fn() },
    typed: new Map(),
    restoreTyped: jest.fn(),
    addressBar: { push: jest.fn(), replace: jest.fn(), go: jest.fn() },
    loadLanguage: jest.fn(() => Promise.resolve()),
    loadPage: jest.fn(() => Promise.resolve()),
    nextTask: jest.fn(() => Promise.resolve()),
    siteAnswers: jest.fn(() => Promise.resolve(true)),
    networkBack: jest.fn(() => Promise.resolve()),
    reload: jest.fn(() => true),
    rememberLanguage: jest.fn(),
    scrollToCommunity: jest.fn(() => Promise.resolve()),
    ...overrides,
  };
}
