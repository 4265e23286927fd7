import { openChromiumTab, openFirefoxTab } from './playwrightTab';
import type { EngineName, Tab, TabOptions } from './tab';
import { openWebKitTab } from './webkitTab';

const open = { chromium: openChromiumTab, firefox: openFirefoxTab, webkit: openWebKitTab };

/** Opens an empty window with storage of its own. `startEngines` comes first. */
export function openEngine(engine: EngineName, options: TabOptions): Promise<Tab> {
  return open[engine](options);
}
