import { readFileSync, writeFileSync } from 'node:fs';
import { PurgeCSS } from 'purgecss';
import { namesInComponent, namesInPage } from './namesIn';
import { keyframesOfHead, madeByPress, madeInHead, readByScripts } from './safelist';

/** What can come over a page or in its place before the whole stylesheet does. */
const overPages = [
  'src/features/layout/{NavbarFrame,MembersDropdown,MobileMenu,MemberLinks,MainLinks,LanguageSwitcher,ModalDialog}.tsx',
  'src/features/toasts/{Toasts,ToastCard}.tsx',
  'src/components/{Chip,CloseButton,Notice,Veil}.tsx',
  'src/pages/LostPage.tsx',
];

const extractors = [
  { extensions: ['html'], extractor: namesInPage },
  { extensions: ['tsx'], extractor: namesInComponent },
];

const stylesheetLink = /<link rel="?stylesheet"? href="?(\/[^ ">]+)"?>/;

/**
 * Puts into pages of one kind the rules that their own HTML and what may lie over it need, so that they paint without another
 * request. The whole stylesheet is named as `disabled`, which no browser fetches: the scripts turn it on.
 */
export async function inlineStyles(pages: string[], css: string): Promise<void> {
  const [purged] = await new PurgeCSS().purge({
    content: [...pages, ...overPages],
    css: [{ raw: css }],
    extractors,
    safelist: { standard: madeByPress, greedy: madeInHead, keyframes: keyframesOfHead, variables: readByScripts },
    variables: true,
    keyframes: true,
  });
  // Beside the stylesheet lies the font; a page lies elsewhere.
  const rules = (purged?.css ?? '').replace(/url\((?=[\w.-]+\.woff2\))/g, 'url(/');
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    if (!stylesheetLink.test(html)) throw new Error(`${page} names no stylesheet.`);
    const inlined = (_link: string, href: string) => `<style>${rules}</style><link rel="stylesheet" href="${href}" disabled>`;
    writeFileSync(page, html.replace(stylesheetLink, inlined));
  }
}
