import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import { madeAtRunTime, madeInHead, readByScripts } from './safelist';

/**
 * Takes the stylesheet out of the built site and drops the rules that no built page and no script can need.
 * @throws when there is no stylesheet, or nothing is left of it
 */
export async function purgeStyles(dist: string): Promise<{ before: number; css: string }> {
  const files = readdirSync(dist, { recursive: true }).map((name) => path.join(dist, String(name)));
  const stylesheet = files.find((file) => file.endsWith('.css'));
  if (!stylesheet) throw new Error('The built site has no stylesheet.');
  const whole = readFileSync(stylesheet, 'utf8');
  rmSync(stylesheet);

  const [purged] = await new PurgeCSS().purge({
    // As text: PurgeCSS would take brackets in a folder's name for a pattern.
    content: files
      .filter((file) => /\.(html|js)$/.test(file))
      .map((file) => ({ raw: readFileSync(file, 'utf8'), extension: path.extname(file).slice(1) })),
    css: [{ raw: whole }],
    safelist: { greedy: [...madeAtRunTime, ...madeInHead], variables: readByScripts },
    variables: true,
  });
  // Beside the stylesheet lies the font; a page lies elsewhere.
  const css = (purged?.css ?? '').replace(/url\((?=[\w.-]+\.woff2\))/g, 'url(/');
  if (!css) throw new Error('Nothing is left of the stylesheet.');
  return { before: Buffer.byteLength(whole), css };
}
