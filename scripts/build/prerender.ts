import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { unlistedPaths } from '../../src/app/sitePaths';
import { lessonIds, type LessonId } from '../../src/features/lessons/lessonIds';
import { keptFileOf } from '../../src/features/lessons/lessonText';
import type { SpokenLine } from '../../src/features/videos/player/webVtt';
import { videosData } from '../../src/features/videos/videosData';
import { languages, type Language } from '../../src/lib/language';
import { languageOfPath, namedPath, pathIn, plainPath } from '../../src/lib/paths';
import { readTranscripts } from '../content/texts';
import { writeDeployFiles } from './deploy/writeDeployFiles';
import { fillTemplate, inlineScript } from './html/fillTemplate';
import { keptFile } from './html/keptFile';
import { siteFiles } from './html/siteFiles';
import { staticHead } from './html/staticHead';
import { inlineStyles, purgeStyles } from './html/styles';

const requireBuilt = createRequire(path.resolve('package.json'));

interface Prerenderer {
  pages: { language: Language; path: string; chunks: string[] }[];
  othersAtPlainPaths: Prerenderer['pages'];
  renderPage: (path: string, language: Language) => Promise<string>;
  renderKept: (id: LessonId, language: Language) => Promise<string>;
  addTranscript: (captions: string, lines: SpokenLine[]) => void;
}

/** Writes one HTML file for each page and language into the built site, then drops the styles that none of them uses and puts the rest into each. */
async function main(): Promise<void> {
  const dist = path.resolve('dist');
  const { pages, othersAtPlainPaths, renderPage, renderKept, addTranscript } = requireBuilt(
    './build/pages/entry.server.js',
  ) as Prerenderer;
  const chunks = JSON.parse(readFileSync('build/chunks.json', 'utf8')) as Record<string, string>;
  for (const entry of ['src/entry.vendor.ts', 'src/entry.client.tsx'])
    if (!readFileSync(path.join(dist, chunks[entry]!), 'utf8').startsWith('//# allFunctionsCalledOnLoad'))
      // Nobody would see that it starts later.
      throw new Error(`${entry} lost the hint of parcel/compileHints.mjs.`);
  for (const [captions, lines] of readTranscripts(videosData)) addTranscript(captions, lines);
  const template = readFileSync(path.join(dist, 'site.html'), 'utf8');
  rmSync(path.join(dist, 'site.html'));

  // It must run before the body is shown.
  const languageGuard = inlineScript('src/boot/inline/goToLanguage.ts', 'goToLanguage');
  // A press may come as soon as something is shown.
  const earlyPressGuard = inlineScript('src/boot/inline/earlyPresses.ts', 'keepEarlyPresses');
  // It must run before anything else is requested.
  const mailTokenGuard = inlineScript('src/boot/inline/hideMailToken.ts', 'hideMailToken');
  const lateScript = inlineScript('src/boot/inline/lateScript.ts', 'loadAfterPaint');
  const font = Object.values(chunks).find((name) => name.endsWith('.woff2')) ?? '';
  const write = (name: string, content: string) => {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), content);
  };
  const written: string[] = [];
  for (const page of [...pages, ...othersAtPlainPaths]) {
    const plain = plainPath(page.path);
    const isSecret = unlistedPaths.includes(plain);
    const earlyScripts = [
      ...(languageOfPath(page.path) ? [] : [languageGuard]),
      ...(isSecret ? [mailTokenGuard] : []),
      earlyPressGuard,
    ];
    const preloads = page.chunks.map((source) => chunks[source]).filter((name) => name !== undefined);
    const html = await renderPage(page.path, page.language);
    const crawlerHead = staticHead(page.path, page.language, html);
    const filled = { ...page, html, preloads, font, earlyScripts, isSecret, crawlerHead, lateScript };
    // A page lies at its address, and at the one that names its language.
    const addresses = new Set([pathIn(page.language, plain), namedPath(page.language, plain)]);
    const isOther = othersAtPlainPaths.includes(page);
    for (const file of isOther ? [`_${page.language}/${fileOf(page.path)}`] : [...addresses].map(fileOf)) {
      write(file, fillTemplate(template, filled));
      written.push(path.join(dist, file));
    }
  }
  for (const [name, content] of siteFiles(new Date())) write(name, content);
  const styles = await purgeStyles(dist);
  for (const file of written) inlineStyles(file, styles);
  for (const language of languages)
    for (const id of lessonIds) write(keptFileOf(id, language), keptFile(await renderKept(id, language)));
  console.log(`${pages.length} pages written.`);
  // Last: the policy names what the finished pages have inline.
  await writeDeployFiles(dist);
}

/** The file inside the built site that answers an address: `/videos` → `videos/index.html`, `/en/404` → `en/404.html`. */
function fileOf(address: string): string {
  const name = address.slice(1);
  if (name.endsWith('404')) return `${name}.html`;
  return name ? `${name}/index.html` : 'index.html';
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
