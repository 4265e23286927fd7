import { goToLanguage } from './goToLanguage';

// The build puts this into the head of every page without English in its address: it must run before the body is shown.
goToLanguage(window);
