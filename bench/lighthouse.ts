import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startSite } from '../test-support/site';
import { languages } from '../src/lib/language';
import { pathIn } from '../src/lib/paths';
import { printTable } from './support/table';

/** Downloaded by npx when it is first needed: too large for a dependency. */
const lighthouse = process.env.LIGHTHOUSE ?? 'lighthouse@12.8.2';
const pages = ['/', '/videos', '/video/video1', '/profile/vega', '/waitlist'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; scoreDisplayMode: string }>;
}

async function audit(url: string, language: string): Promise<Report> {
  const flags = `--headless=new --no-sandbox --disable-gpu --accept-lang=${language}`;
  const options = ['--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${flags}`];
  const header = `--extra-headers=${JSON.stringify({ 'Accept-Language': language })}`;
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' };
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options, header], {
    env,
    maxBuffer: 1e8,
  });
  return JSON.parse(stdout) as Report;
}

async function measure(): Promise<void> {
  const site = await startSite();
  try {
    const rows: (string | number)[][] = [];
    for (const language of languages) {
      for (const plain of pages) {
        const path = pathIn(language, plain);
        const { categories: scores, audits } = await audit(site.url + path, language);
        const inMs = (name: string) => Math.round(audits[name]?.numericValue ?? Number.NaN);
        rows.push([
          path,
          ...categories.map((name) => String(Math.round((scores[name]?.score ?? 0) * 100))),
          String(inMs('largest-contentful-paint')),
          String(inMs('total-blocking-time')),
          (audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3),
        ]);
        const failing = Object.entries(audits).filter(
          ([, { score, scoreDisplayMode }]) => score === 0 && scoreDisplayMode === 'binary',
        );
        if (failing.length > 0) console.error(`${path}: ${failing.map(([name]) => name).join(', ')}`);
      }
    }
    const headers = ['Page', ...categories, 'largest paint, ms', 'blocked, ms', 'shift'];
    printTable(`Lighthouse, mobile (${lighthouse}, its own simulated network)`, headers, rows);
  } finally {
    await site.stop();
    site.remove();
  }
}

void measure();
