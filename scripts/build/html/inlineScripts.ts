import path from 'node:path';
import { buildSync } from 'esbuild';
import { unlistedPaths } from '../../../src/app/routes';
import { defaultLanguage } from '../../../src/lib/language';
import { languageOf, plainPath } from '../../../src/lib/paths';

const folder = path.join(__dirname, '../../../src/boot/inline');

/** Bundles a file into a small inline script that calls its function `name` with `window`. */
export function inlineScript(file: string, name: string, resolveDir = folder): string {
  const { outputFiles } = buildSync({
    stdin: { contents: `import { ${name} } from './${file}'; ${name}(window);`, resolveDir },
    bundle: true,
    minify: true,
    write: false,
    target: 'es2020',
    // Ignores tsconfig.json, whose `strict` makes esbuild add "use strict".
    tsconfigRaw: {},
  });
  return outputFiles[0]!.text.trim();
}

// It must run before the body is shown.
const languageGuard = inlineScript('goToLanguage.ts', 'goToLanguage');
// It must run before anything else is requested.
const mailTokenGuard = inlineScript('hideMailToken.ts', 'hideMailToken');
// A press may come as soon as something is shown.
const earlyPressGuard = inlineScript('earlyPresses.ts', 'keepEarlyPresses');

/** Imports the client code; it reads the URLs from its data attributes. */
export const lateScript = inlineScript('lateScript.ts', 'loadAfterPaint');

/** True if the URL may contain a token, which no Referer header may contain. The 404 page answers also for `/waitlist//confirm`. */
const isSecret = (address: string) => [...unlistedPaths, '/404'].includes(plainPath(address));

/** What runs, in this order, while the head of a page is read. */
export function earlyHead(address: string): string {
  const scripts = [
    ...(languageOf(address) === defaultLanguage ? [languageGuard] : []),
    ...(isSecret(address) ? [mailTokenGuard] : []),
    earlyPressGuard,
  ];
  // First: the browser may request what follows before it has run the scripts.
  const referrer = isSecret(address) ? '<meta name="referrer" content="no-referrer">' : '';
  return referrer + scripts.map((code) => `<script>${code}</script>`).join('');
}
