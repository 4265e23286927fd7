import { hideOtherLanguage } from './otherLanguage';

// The build puts this into the head of every page without a language in its address: it must run before the body is shown.
hideOtherLanguage(window);
