import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { lessonIds, type LessonId } from '../../src/features/lessons/lessonIds';
import { keptFileOf } from '../../src/features/lessons/lessonText';
import type { SpokenLine } from '../../src/features/videos/player/webVtt';
import { videosData } from '../../src/features/videos/videosData';
import { languages, type Language } from '../../src/lib/language';
import { readTranscripts } from '../content/transcripts';
import { compress, isText } from './compress';
import { builtHeaders, formatHeaders } from './deploy/headersFile';
import { nginxHeaders } from './deploy/nginxHeaders';
import { aroundStyles, type RenderedPage } from './html/document';
import { keptFile } from './html/keptFile';
import { siteFiles } from './html/siteFiles';
import { purgeStyles } from './html/styles';
import { filesIn } from './publicVersion';

const requireBuilt = createRequire(path.resolve('package.json'));

interface Prerenderer {
  pages: { language: Language; path: string; chunks: string[] }[];
  renderPage: (path: string, language: Language) => Promise<RenderedPage>;
  renderKept: (id: LessonId, language: Language) => Promise<string>;
  addTranscript: (captions: string, lines: SpokenLine[]) => void;
}

/** Writes the HTML of every page and lesson into the built site, with the styles that the pages use in each, and compresses all texts. */
async function main(): Promise<void> {
  const dist = path.resolve('dist');
  const { pages, renderPage, renderKept, addTranscript } = requireBuilt('./build/pages/entry.server.js') as Prerenderer;
  const chunks = JSON.parse(readFileSync('build/chunks.json', 'utf8')) as Record<string, string>;
  const built = new Map(
    filesIn(dist)
      .filter(isText)
      .map((name) => [name, readFileSync(path.join(dist, name))]),
  );
  for (const [captions, lines] of readTranscripts(videosData)) addTranscript(captions, lines);
  const chunk = (source: string) => {
    const name = chunks[source];
    if (!name) throw new Error(`Parcel made nothing of ${source}.`);
    return name;
  };
  const stylesheet = String(built.get(chunk('src/styles/index.scss')));
  // Each page has the styles and a document of its own.
  for (const source of ['src/site.html', 'src/styles/index.scss']) {
    built.delete(chunk(source));
    rmSync(path.join(dist, chunk(source)));
  }
  const files = {
    vendor: chunk('src/entry.vendor.ts'),
    client: chunk('src/entry.client.tsx'),
    font: chunk('src/styles/fraunces-600.woff2'),
  };
  const unstyled = new Map<string, [string, string]>();
  for (const page of pages) {
    const preloads = page.chunks.map((source) => chunks[source]).filter((name) => name !== undefined);
    const rendered = await renderPage(page.path, page.language);
    unstyled.set(fileOf(page.path), aroundStyles(files, { ...page, ...rendered, preloads }));
  }

  const scripts = [...built].filter(([name]) => name.endsWith('.js')).map(([, content]) => String(content));
  const styles = await purgeStyles(stylesheet, [...new Set([...unstyled.values()].flat()), ...scripts]);
  const html = new Map([...unstyled].map(([file, parts]) => [file, parts.join(`<style>${styles}</style>`)]));
  for (const language of languages)
    for (const id of lessonIds) html.set(keptFileOf(id, language), keptFile(await renderKept(id, language)));
  const made = new Map([...html, ...siteFiles(new Date())]);
  for (const [name, content] of made) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), content);
  }
  console.log(`${pages.length} pages written.`);
  const headers = builtHeaders(filesIn(dist), [...html.values()]);
  writeFileSync(path.join(dist, '_headers'), formatHeaders(headers));
  writeFileSync('build/nginx-headers.conf', nginxHeaders(headers));
  // What only journeys load stays uncompressed, which is half of the build's work.
  if (!process.argv.includes('--uncompressed'))
    await compress(dist, new Map<string, string | Buffer>([...built, ...made]));
}

/** The file that static hosts answer an address with, no slash at its end: `/videos` → `videos.html`, `/en` → `en.html`. */
const fileOf = (address: string) => `${address.slice(1) || 'index'}.html`;

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
