import { hideMailToken } from './hideMailToken';

// The build puts this into the head of the pages that mails lead to: it must run before anything else is requested.
hideMailToken(window);
