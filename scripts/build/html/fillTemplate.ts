import path from 'node:path';
import { buildSync } from 'esbuild';
import { publicFile } from '../../../src/lib/site';
import { colourOf } from '../../../src/styles/colourOf';

interface RenderedPage {
  path: string;
  language: string;
  /** As React wrote it: the page's head tags, then its body. */
  html: string;
  /** File names of the scripts that the page will ask for. */
  preloads: string[];
  /** File name of the display font. */
  font: string;
  /** Scripts that must run before the body is there, in this order. */
  earlyScripts: string[];
  /** Whether the address may hold a secret, which no request that the page makes may tell. */
  isSecret: boolean;
  /** The script that fetches all but the first of the template's scripts. It finds the addresses in its own data. */
  lateScript: string;
  /** Tags for crawlers. Before the styles: some read no further than the first 32 KB. */
  crawlerHead: string;
}

/** The head tags of a page as React writes them, before its body. */
export const headTags =
  /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>|<script type="application\/ld\+json">.*?<\/script>)+/;

/** The two scripts of the template, and the place of the body behind them. */
const scriptsAndRoot =
  /(<script type="?module"? src="?([^ ">]+)"?><\/script>)\s*<script type="?module"? src="?([^ ">]+)"?><\/script>(.*)<div id="?root"?><\/div>/s;

/** @throws when the template has no longer the places that are filled here. */
export function fillTemplate(template: string, page: RenderedPage): string {
  const { path, language, html, preloads, font, earlyScripts, isSecret, lateScript, crawlerHead } = page;
  const head = headTags.exec(html)?.[0] ?? '';
  const body = html.slice(head.length);
  const fontLink = `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`;
  // First of all: a browser may ask for what comes next while it still runs the scripts.
  const referrer = isSecret ? '<meta name="referrer" content="no-referrer">' : '';
  const early = referrer + earlyScripts.map((script) => `<script>${script}</script>`).join('');
  const begun = fill(template, /<html\b[^>]*>/, () => `<html lang="${language}" data-rendered-path="${path}">`);
  const headed = fill(
    begun,
    /<link rel="?stylesheet/,
    (found) => early + fontLink + icons() + head + crawlerHead + found,
  );
  return fill(headed, scriptsAndRoot, (_found, first, ahead, main, between) => {
    const data = `data-vendor="${ahead}" data-client="${main}" data-preloads="${preloads.map((name) => `/${name}`).join(' ')}"`;
    // The scripts come last, so that what the first paint needs is asked for first.
    return `${between}<div id="root">${body}</div>${first}<script ${data}>${lateScript}</script>`;
  });
}

const icons = () =>
  `<meta name="theme-color" content="${colourOf('screen', 'surface')}">` +
  `<link rel="icon" href="${publicFile('/favicon.ico')}" sizes="48x48">` +
  `<link rel="icon" href="${publicFile('/favicon.svg')}" type="image/svg+xml">` +
  `<link rel="apple-touch-icon" href="${publicFile('/apple-touch-icon.png')}">`;

function fill(text: string, place: RegExp, filling: (...found: string[]) => string): string {
  if (!place.test(text)) throw new Error(`The template has no ${place}`);
  return text.replace(place, filling);
}

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
