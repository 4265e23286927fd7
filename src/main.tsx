import { browserServices } from './startup/browserServices';
import { hideMailToken } from './startup/hideMailToken';
import { start } from './startup/start';

// The development server knows no built pages, which do this first of all (mailTokenGuard.ts).
if (process.env.NODE_ENV !== 'production') hideMailToken(window);

void start(window, browserServices(window));
