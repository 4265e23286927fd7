import path from 'node:path';
import { buildSync } from 'esbuild';

/** A script of a few hundred bytes that stands in the pages themselves, as text: it calls a function of a file with `window`. */
export function inlineScript(file: string, name: string): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { ${name} } from './${path.basename(file)}'; ${name}(window);`,
      resolveDir: path.dirname(path.resolve(file)),
    },
    bundle: true,
    minify: true,
    write: false,
    target: 'es2020',
    // Without it, esbuild writes "use strict" into each, which adds nothing to what TypeScript has checked.
    tsconfigRaw: {},
  });
  return outputFiles[0]!.text.trim();
}
