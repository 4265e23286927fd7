import { browserServices } from './startup/browserServices';
import { start } from './startup/start';

void start(window, browserServices(window));
