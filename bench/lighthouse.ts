import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumOptions } from '../test-support/browsers';
import { startSite } from '../test-support/site';
import { languages } from '../src/lib/language';
import { pathIn } from '../src/lib/paths';
import { printTable } from './support/report';

/** Downloaded by npx when it is first needed: too large for a dependency. */
const lighthouse = process.env.LIGHTHOUSE ?? 'lighthouse@12.8.2';
const pages = ['/', '/videos', '/video/video1', '/profile/vega', '/waitlist'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Where even such a page is blocked, it is by the machine and by the layout. */
const withoutScripts = ['--only-categories=performance', '--blocked-url-patterns=*.js'];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; scoreDisplayMode: string }>;
}

async function audit(url: string, language: string, more: string[]): Promise<Report> {
  const flags = ['--headless=new', ...chromiumOptions.args, `--accept-lang=${language}`].join(' ');
  const header = `--extra-headers=${JSON.stringify({ 'Accept-Language': language })}`;
  const options = ['--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${flags}`, header, ...more];
  const env = { ...process.env, CHROME_PATH: chromiumOptions.executablePath };
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options], { env, maxBuffer: 1e8 });
  return JSON.parse(stdout) as Report;
}

const valueOf = ({ audits }: Report, name: string) => audits[name]?.numericValue ?? Number.NaN;
const pointsOf = ({ categories: scores }: Report, name: string) => String(Math.round((scores[name]?.score ?? 0) * 100));
const blockedOf = (report: Report) => String(Math.round(valueOf(report, 'total-blocking-time')));

function rowOf(path: string, whole: Report, stripped: Report): string[] {
  const failing = Object.entries(whole.audits).filter(
    ([, one]) => one.score === 0 && one.scoreDisplayMode === 'binary',
  );
  if (failing.length > 0) console.error(`${path}: ${failing.map(([name]) => name).join(', ')}`);
  return [
    path,
    ...categories.map((name) => pointsOf(whole, name)),
    String(Math.round(valueOf(whole, 'largest-contentful-paint'))),
    blockedOf(whole),
    valueOf(whole, 'cumulative-layout-shift').toFixed(3),
    pointsOf(stripped, 'performance'),
    blockedOf(stripped),
  ];
}

async function measure(): Promise<void> {
  const site = await startSite();
  try {
    const rows: string[][] = [];
    for (const language of languages)
      for (const path of pages.map((plain) => pathIn(language, plain))) {
        const run = (...more: string[]) => audit(site.url + path, language, more);
        // Lighthouse sometimes misses the start of a page, and asks to be run again.
        const runUntilSeen = (...more: string[]) => run(...more).catch(() => run(...more));
        rows.push(rowOf(path, await runUntilSeen(), await runUntilSeen(...withoutScripts)));
      }
    const measured = 'largest paint, ms|blocked, ms|shift|performance without scripts|blocked, ms'.split('|');
    printTable(
      `Lighthouse, mobile (${lighthouse}, its own simulated network)`,
      ['Page', ...categories, ...measured],
      rows,
    );
  } finally {
    await site.stop();
    site.remove();
  }
}

void measure();
