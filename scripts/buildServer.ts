import { build } from 'esbuild';

/** Bundles server programs for Node: each entry becomes an `.mjs` of its own in the directory. */
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
    // PGlite finds its WebAssembly beside itself, so it stays in node_modules.
    external: ['@electric-sql/pglite'],
    logLevel: 'warning',
  });
}

if (require.main === module) {
  void bundleServer(['server/main.ts', 'server/database/worker.ts'], 'build/server');
}
