import { browserServices } from './boot/browserServices';
import { hideMailToken } from './boot/inline/hideMailToken';
import { start } from './boot/start';

// In built pages an inline script has done this already (scripts/build/prerender.ts).
if (process.env.NODE_ENV !== 'production') hideMailToken(window);

void start(window, browserServices(window));
