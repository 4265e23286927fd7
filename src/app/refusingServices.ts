import type { AppServices } from './services';

const refuse = (): never => {
  throw new Error('Nothing outside is reached while rendering at build time.');
};

/** The outside world of the build: rendering a page must not need one. */
export const refusingServices: AppServices = {
  waitlist: { preload: refuse, addSubscription: refuse, sendConfirmation: refuse, confirm: refuse, leave: refuse },
  addressBar: { push: refuse, replace: refuse, go: refuse },
  subtleCrypto: undefined,
  mailToken: refuse,
  draft: { keep: refuse, take: refuse },
  loadLanguage: refuse,
  loadPage: refuse,
  siteAnswers: refuse,
  networkBack: refuse,
  reload: refuse,
  rememberLanguage: refuse,
  scrollToCommunity: refuse,
};
