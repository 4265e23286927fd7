import { Reporter } from '@parcel/plugin';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies `public/` beside the built site as it is, and writes down which file each lazily loaded module became
 * (`build/chunks.json`), so that a page's HTML can name what it will need.
 */
export default new Reporter({
  async report({ event, options }) {
    if (event.type !== 'buildSuccess') return;
    const bundles = event.bundleGraph.getBundles().filter(({ env }) => env.context === 'browser');
    const [site] = bundles;
    if (!site) return;
    await cp(path.join(options.projectRoot, 'public'), site.target.distDir, { recursive: true });

    const chunks = {};
    for (const bundle of bundles) {
      const source = bundle.getMainEntry()?.filePath;
      if (source) chunks[path.relative(options.projectRoot, source)] = path.basename(bundle.filePath);
    }
    const folder = path.join(options.projectRoot, 'build');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'chunks.json'), `${JSON.stringify(chunks, null, 2)}\n`);
  },
});
