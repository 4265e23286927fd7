import { openPlaywrightTab } from './playwrightTab';
import type { EngineName, Tab, TabOptions } from './tab';
import { openWebKitTab } from './webkitTab';

/** Opens an empty window with storage of its own in an engine that `startEngines` has started. */
export function openEngine(engine: EngineName, options: TabOptions): Promise<Tab> {
  return engine === 'webkit' ? openWebKitTab(options) : openPlaywrightTab(engine, options);
}
