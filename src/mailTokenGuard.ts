import { hideMailToken } from './startup/hideMailToken';

// The build puts this into the head of the pages that mails lead to: it must run before anything else is asked for.
hideMailToken(window);
