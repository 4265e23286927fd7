import { Reporter } from '@parcel/plugin';
import { cp } from 'node:fs/promises';
import path from 'node:path';

/** Copies `public/` beside the built site, as it is. */
export default new Reporter({
  async report({ event, options }) {
    if (event.type !== 'buildSuccess') return;
    const folders = new Set(event.bundleGraph.getBundles().map(({ target }) => target.distDir));
    const site = [...folders].find((folder) => !folder.includes('prerender'));
    if (site) await cp(path.join(options.projectRoot, 'public'), site, { recursive: true });
  },
});
