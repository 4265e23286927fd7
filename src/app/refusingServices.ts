import type { Services } from './services';

const refuse = (): never => {
  throw new Error('Nothing outside is reached while rendering at build time.');
};

/** The outside world of the build: rendering a page must not need one. */
export const refusingServices: Services = {
  waitlist: { preload: refuse, addSubscription: refuse, sendConfirmation: refuse, confirm: refuse, leave: refuse },
  addressBar: { push: refuse, replace: refuse, go: refuse },
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
