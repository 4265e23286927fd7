import { PurgeCSS } from 'purgecss';

/** Class names that scripts build from pieces, so that no tool can find them. */
const madeAtRunTime = [/^star-/, /^avatar-/, /^video-(card|grid)-/, /^figure-card-/];

/** Classes of React-Bootstrap's code, and states of Bootstrap's controls, that no page has. */
const namedOnly = [
  /^card-(?:footer|header|img|link|subtitle)/,
  /^(?:border|col-form-label|disabled)$/,
  /^:{1,2}(?:indeterminate|-webkit-date.+)$/,
];

/** Colours of the starfield, for which the canvas asks by name, and the ways of the stars: a use in keyframes goes unseen. */
const usedUnseen = [/^--tint-/, /^--way-/];

/** The rules of a stylesheet that pages and scripts may need. @throws when nothing is left of it */
export async function purgeStyles(stylesheet: string, pagesAndScripts: string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: pagesAndScripts.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: stylesheet }],
    blocklist: namedOnly,
    keyframes: true,
    safelist: { greedy: madeAtRunTime, variables: usedUnseen },
    variables: true,
  });
  // Beside the stylesheet lies the font; a page lies elsewhere.
  const css = purged!.css.replace(/url\((?=[\w.-]+\.woff2\))/g, 'url(/assets/');
  if (!css) throw new Error('Nothing is left of the stylesheet.');
  return css;
}
