import { build } from 'esbuild';

/** Bundles programs for Node: each entry point becomes one `.mjs` file in the directory. */
export async function bundleServer(entryPoints: string[], outdir: string): Promise<void> {
  await build({
    entryPoints,
    outdir,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { __dirname: 'import.meta.dirname' },
    // Not bundled, because it may load a binary module.
    external: ['pg'],
    logLevel: 'warning',
  });
}
