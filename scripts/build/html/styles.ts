import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';

/** Class names that scripts build from pieces, so that no tool can find them. */
const madeAtRunTime = [/^star-/, /^avatar-/, /^video-card-/];

/** Classes of React-Bootstrap's code, and states of Bootstrap's controls, that no page has. */
const namedOnly = [
  /^card-(?:footer|header|img|link|subtitle)/,
  /^(?:border|col-form-label|disabled)$/,
  /^:{1,2}(?:indeterminate|-webkit-date.+)$/,
];

/** Colours of the starfield: the canvas asks for them by name. */
const readByScripts = [/^--tint-/];

/**
 * Takes the stylesheet out of the built site and drops the rules that no built page and no script can need.
 * @throws when there is no stylesheet, or nothing is left of it
 */
export async function purgeStyles(dist: string): Promise<string> {
  const files = readdirSync(dist, { recursive: true }).map((name) => path.join(dist, String(name)));
  const stylesheet = files.find((file) => file.endsWith('.css') && path.dirname(file) === path.normalize(dist));
  if (!stylesheet) throw new Error('The built site has no stylesheet.');
  const raw = readFileSync(stylesheet, 'utf8');
  rmSync(stylesheet);

  const [purged] = await new PurgeCSS().purge({
    // As text: PurgeCSS would take brackets in a folder's name for a pattern.
    content: files
      .filter((file) => /\.(html|js)$/.test(file))
      .map((file) => ({ raw: readFileSync(file, 'utf8'), extension: path.extname(file) })),
    css: [{ raw }],
    blocklist: namedOnly,
    keyframes: true,
    safelist: { greedy: madeAtRunTime, variables: readByScripts },
    variables: true,
  });
  // Beside the stylesheet lies the font; a page lies elsewhere.
  const css = purged!.css.replace(/url\((?=[\w.-]+\.woff2\))/g, 'url(/');
  if (!css) throw new Error('Nothing is left of the stylesheet.');
  return css;
}

/** Puts the styles into a page in the place of its link to them, so that it is painted without another request. */
export function inlineStyles(file: string, css: string): void {
  const html = readFileSync(file, 'utf8');
  const link = /<link rel="?stylesheet"? href="?\/[^ ">]+"?>/;
  if (!link.test(html)) throw new Error(`${file} names no stylesheet.`);
  const styled = html.replace(link, () => `<style>${css}</style>`);
  writeFileSync(file, styled);
}
