import type { Language } from '../../../src/lib/language';
import { publicFile } from '../../../src/lib/site';
import { colourOf } from '../../../src/styles/colourOf';
import { earlyHead, lateScript } from './inlineScripts';
import { translationOf } from '../../content/texts';
import { type PageHead, staticHead } from './staticHead';

/** A page as `src/entry.server.tsx` renders it. */
export interface RenderedPage extends PageHead {
  /** The head tags that React writes. */
  tags: string;
  /** The root element with the page in it. */
  root: string;
}

/** File names of what every page loads. */
interface Files {
  vendor: string;
  client: string;
  /** The display font. */
  font: string;
}

interface Page extends RenderedPage {
  path: string;
  language: Language;
  /** File names of the chunks that the page imports. */
  preloads: string[];
}

/** The HTML of a page before and after its styles. */
export function aroundStyles({ vendor, client, font }: Files, page: Page): [string, string] {
  const { path, language, tags, root, preloads } = page;
  const head = [
    `<!doctype html><html lang="${language}" data-rendered-path="${path}">${metas}`,
    earlyHead(path),
    `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`,
    icons(),
    tags,
    // Before the styles: some crawlers read no further than the first 32 KB.
    staticHead(path, language, page),
  ];
  const data = `data-vendor="/${vendor}" data-client="/${client}" data-preloads="${preloads.map((name) => `/${name}`).join(' ')}"`;
  // The scripts come last, so that what the first paint needs is requested first.
  const scripts = `<script type=module src=/${vendor}></script><script ${data}>${lateScript}</script>`;
  const missing = `<p id="code-missing" class="card fixed-bottom m-3 p-3" role="alert" hidden>${translationOf(language)('common:codeMissing')}</p>`;
  return [head.join(''), unchanged.join(root) + missing + scripts];
}

const metas =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta http-equiv="Cache-Control" content="no-cache, no-store, must-revalidate">' +
  '<meta http-equiv="Pragma" content="no-cache"><meta http-equiv="Expires" content="0">';

/** Cloudflare replaces each email address in HTML that these do not enclose, which React then finds changed. */
const unchanged = ['<!--email_off-->', '<!--/email_off-->'];

const icons = () =>
  `<meta name="theme-color" content="${colourOf('screen', 'surface')}">` +
  `<link rel="icon" href="${publicFile('/favicon.ico')}" sizes="48x48">` +
  `<link rel="icon" href="${publicFile('/favicon.svg')}" type="image/svg+xml">` +
  `<link rel="apple-touch-icon" href="${publicFile('/apple-touch-icon.png')}">`;
