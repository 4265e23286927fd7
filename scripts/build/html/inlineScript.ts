import { buildSync } from 'esbuild';

/** A script of a few hundred bytes that stands in the pages themselves, as text. */
export function inlineScript(source: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2020',
    // Without it, esbuild writes "use strict" into each, which adds nothing to what TypeScript has checked.
    tsconfigRaw: {},
  });
  return outputFiles[0]!.text.trim();
}
