import { hideOtherLanguage } from './startup/hideOtherLanguage';

// The build puts this into the head of every plain page: it must run before the body is there.
hideOtherLanguage(window);
