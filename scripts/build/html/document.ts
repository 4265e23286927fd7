import type { Language } from '../../../src/lib/language';
import { publicFile } from '../../../src/lib/site';
import { colourOf } from '../../../src/styles/colourOf';
import { earlyHead, lateScript } from './inlineScripts';
import { type PageHead, staticHead } from './staticHead';

/** A page as `src/entry.server.tsx` renders it. */
export interface RenderedPage extends PageHead {
  /** The head tags that React writes. */
  tags: string;
  /** The root element with the page in it. */
  root: string;
}

interface Page extends RenderedPage {
  path: string;
  language: Language;
  /** File names of the chunks that the page imports. */
  preloads: string[];
  /** File name of the display font. */
  font: string;
}

const script = (name: string) => `<script type="?module"? src="?/(?<${name}>[^ ">]+)"?></script>`;
const shape = new RegExp(
  '^(?<start>.*)<html\\b[^>]*>(?<metas>.*)<link rel="?stylesheet"? href="?/(?<stylesheet>[^ ">]+)"?>' +
    `\\s*${script('vendor')}\\s*${script('client')}(?<between>.*)<div id="?root"?></div>(?<end>.*)$`,
  's',
);

type Template = Record<'start' | 'metas' | 'stylesheet' | 'vendor' | 'client' | 'between' | 'end', string>;

/** The addresses of all chunks. No script reads them here: Parcel writes them into the site's code as well. */
const importMap = /<script type="?importmap"?>.*?<\/script>/s;

/** Takes what Parcel made of `src/site.html` apart. @throws when it has another shape */
export function readTemplate(html: string): Template {
  const parts = shape.exec(html.replace(importMap, ''))?.groups;
  if (!parts) throw new Error('src/site.html does not become: html, metas, stylesheet, two scripts, root.');
  return parts as Template;
}

/** The HTML of a page before and after its styles. */
export function aroundStyles(template: Template, page: Page): [string, string] {
  const { start, metas, vendor, client, between, end } = template;
  const { path, language, tags, root, preloads, font } = page;
  const head = [
    `${start}<html lang="${language}" data-rendered-path="${path}">${metas}`,
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
  return [head.join(''), between + root + scripts + end];
}

const icons = () =>
  `<meta name="theme-color" content="${colourOf('screen', 'surface')}">` +
  `<link rel="icon" href="${publicFile('/favicon.ico')}" sizes="48x48">` +
  `<link rel="icon" href="${publicFile('/favicon.svg')}" type="image/svg+xml">` +
  `<link rel="apple-touch-icon" href="${publicFile('/apple-touch-icon.png')}">`;
