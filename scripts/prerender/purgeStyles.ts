import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import { madeAtRunTime, madeInHead, readByScripts } from './safelist';

/**
 * Drops the rules that no built page and no script can need, and renames the file after what is left of it.
 * @returns what is left, the fonts included, which the file does without
 */
export async function purgeStyles(dist: string): Promise<{ before: number; css: string }> {
  const files = readdirSync(dist, { recursive: true }).map((name) => path.join(dist, String(name)));
  const styles = files.find((file) => file.endsWith('.css'));
  if (!styles) throw new Error('The built site has no stylesheet.');
  const content = files.filter((file) => /\.(html|js)$/.test(file));
  const [purged] = await new PurgeCSS().purge({
    content,
    css: [styles],
    safelist: { greedy: [...madeAtRunTime, ...madeInHead], variables: readByScripts },
    variables: true,
  });
  const css = purged?.css ?? '';
  const before = readFileSync(styles).length;
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const renamed = path.basename(styles).replace(/\.[0-9a-f]{8}\./, `.${hash}.`);

  rmSync(styles);
  writeFileSync(path.join(dist, renamed), withoutFonts(css));
  for (const page of content.filter((file) => file.endsWith('.html'))) {
    writeFileSync(page, readFileSync(page, 'utf8').replaceAll(path.basename(styles), renamed));
  }
  return { before, css };
}

/** Every page has the fonts inline. Named once more, later, a font that came too late would come into use and move the text. */
function withoutFonts(css: string): string {
  return css.replace(/@font-face\s*{[^}]*}/g, '');
}
