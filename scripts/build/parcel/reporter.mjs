import { Reporter } from '@parcel/plugin';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies `public/` beside the built site as it is, and each `.css` of a feature to `/styles/`: only the pages that link it fetch it.
 * Writes down which file each lazily loaded module became (`build/chunks.json`), so that a page's HTML can name what it will need.
 */
export default new Reporter({
  async report({ event, options }) {
    if (event.type !== 'buildSuccess') return;
    const bundles = event.bundleGraph.getBundles().filter(({ env }) => env.context === 'browser');
    const [site] = bundles;
    if (!site) return;
    const { distDir, publicUrl } = site.target;
    const root = publicUrl === '/' ? distDir : path.dirname(distDir);
    await cp(path.join(options.projectRoot, 'public'), root, { recursive: true });
    const features = path.join(options.projectRoot, 'src/features');
    const styles = (await readdir(features, { recursive: true })).filter((file) => file.endsWith('.css'));
    for (const file of styles) await cp(path.join(features, file), path.join(root, 'styles', path.basename(file)));

    const chunks = {};
    for (const bundle of bundles) {
      const source = bundle.getMainEntry()?.filePath;
      if (source) chunks[path.relative(options.projectRoot, source)] = path.relative(root, bundle.filePath);
    }
    const folder = path.join(options.projectRoot, 'build');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'chunks.json'), `${JSON.stringify(chunks, null, 2)}\n`);
  },
});
