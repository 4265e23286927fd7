import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumOptions } from '../e2e/support/browsers';
import { startSite } from '../test-support/site';
import { languages } from '../src/lib/language';
import { pathIn } from '../src/lib/paths';
import { printTable } from './support/report';

/** Downloaded by npx when it is first needed: too large for a dependency. */
const lighthouse = process.env.LIGHTHOUSE ?? 'lighthouse@12.8.2';
const pages = ['/', '/videos', '/video/video1', '/profile/vega', '/waitlist'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; scoreDisplayMode: string }>;
}

async function audit(url: string, language: string): Promise<Report> {
  const flags = ['--headless=new', ...chromiumOptions.args, `--accept-lang=${language}`].join(' ');
  const header = `--extra-headers=${JSON.stringify({ 'Accept-Language': language })}`;
  const options = ['--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${flags}`, header];
  const env = { ...process.env, CHROME_PATH: chromiumOptions.executablePath };
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options], { env, maxBuffer: 1e8 });
  return JSON.parse(stdout) as Report;
}

function rowOf(path: string, { categories: scores, audits }: Report): string[] {
  const valueOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const failing = Object.entries(audits).filter(([, one]) => one.score === 0 && one.scoreDisplayMode === 'binary');
  if (failing.length > 0) console.error(`${path}: ${failing.map(([name]) => name).join(', ')}`);
  return [
    path,
    ...categories.map((name) => String(Math.round((scores[name]?.score ?? 0) * 100))),
    ...['largest-contentful-paint', 'total-blocking-time'].map((name) => String(Math.round(valueOf(name)))),
    valueOf('cumulative-layout-shift').toFixed(3),
  ];
}

async function measure(): Promise<void> {
  const site = await startSite();
  try {
    const rows: string[][] = [];
    for (const language of languages)
      for (const path of pages.map((plain) => pathIn(language, plain))) {
        const run = () => audit(site.url + path, language);
        // Lighthouse sometimes misses the start of a page, and asks to be run again.
        rows.push(rowOf(path, await run().catch(run)));
      }
    const headers = ['Page', ...categories, 'largest paint, ms', 'blocked, ms', 'shift'];
    printTable(`Lighthouse, mobile (${lighthouse}, its own simulated network)`, headers, rows);
  } finally {
    await site.stop();
    site.remove();
  }
}

void measure();
