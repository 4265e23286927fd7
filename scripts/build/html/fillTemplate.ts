import path from 'node:path';
import { buildSync } from 'esbuild';
import { publicFile } from '../../../src/lib/site';
import { colourOf } from '../../../src/styles/colourOf';

interface RenderedPage {
  path: string;
  language: string;
  /** React's output: the hoisted head tags, then the body. */
  html: string;
  /** File names of the chunks that the page imports. */
  preloads: string[];
  /** File name of the display font. */
  font: string;
  /** Inline scripts for the head, in this order. */
  earlyScripts: string[];
  /** True if the URL may contain a token, which no Referer header may contain. */
  isSecret: boolean;
  /** Inline script that imports the client code; it reads the URLs from its data attributes. */
  lateScript: string;
  /** Tags for crawlers. Before the styles: some read no further than the first 32 KB. */
  crawlerHead: string;
}

/** Matches the head tags that React writes before the body. */
export const headTags =
  /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>|<script type="application\/ld\+json">.*?<\/script>)+/;

/** Matches the template's two script tags and its root element. */
const scriptsAndRoot =
  /(<script type="?module"? src="?([^ ">]+)"?><\/script>)\s*<script type="?module"? src="?([^ ">]+)"?><\/script>(.*)<div id="?root"?><\/div>/s;

/** @throws when the template lacks a place to fill. */
export function fillTemplate(template: string, page: RenderedPage): string {
  const { path, language, html, preloads, font, earlyScripts, isSecret, lateScript, crawlerHead } = page;
  const head = headTags.exec(html)?.[0] ?? '';
  const body = html.slice(head.length);
  const fontLink = `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`;
  // First: the browser may request what follows before it has run the scripts.
  const referrer = isSecret ? '<meta name="referrer" content="no-referrer">' : '';
  const early = referrer + earlyScripts.map((script) => `<script>${script}</script>`).join('');
  const withLanguage = fill(template, /<html\b[^>]*>/, () => `<html lang="${language}" data-rendered-path="${path}">`);
  const withHead = fill(
    withLanguage,
    /<link rel="?stylesheet/,
    (found) => early + fontLink + icons() + head + crawlerHead + found,
  );
  return fill(withHead, scriptsAndRoot, (_found, vendorTag, vendor, client, between) => {
    const data = `data-vendor="${vendor}" data-client="${client}" data-preloads="${preloads.map((name) => `/${name}`).join(' ')}"`;
    // The scripts come last, so that what the first paint needs is requested first.
    return `${between}<div id="root">${body}</div>${vendorTag}<script ${data}>${lateScript}</script>`;
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

/** Bundles a file into a small inline script that calls its function `name` with `window`. */
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
    // Ignores tsconfig.json, whose `strict` makes esbuild add "use strict".
    tsconfigRaw: {},
  });
  return outputFiles[0]!.text.trim();
}
