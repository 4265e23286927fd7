import { withSite } from './support/browser';
import { load, type Paint, slowdown } from './support/loadSlowly';
import { median, printTable } from './support/report';

const rounds = Number(process.env.ROUNDS ?? 5);
const pages = (
  process.env.PAGES ??
  '/ /community /videos /video/video1 /video/video5 /video/video3 /profile/vega /waitlist /login /nowhere'
).split(' ');

void withSite(async (browser, site) => {
  const rows: (string | number)[][] = [];
  for (const page of pages) {
    const [whole, stripped]: [Paint[], Paint[]] = [[], []];
    // In turns, so that other work of the machine affects both.
    for (let round = 0; round < rounds; round += 1) {
      whole.push(await load(browser, site.url + page));
      stripped.push(await load(browser, site.url + page, { blocked: ['*.js'] }));
    }
    const of = (paints: Paint[], part: keyof Paint) => median(paints.map((paint) => paint[part]));
    const [largest, largestBare] = [of(whole, 'largest'), of(stripped, 'largest')];
    rows.push([
      page,
      of(whole, 'first'),
      of(stripped, 'first'),
      largest,
      largestBare,
      (largest / largestBare).toFixed(2),
      of(whole, 'hydrationStart'),
      of(whole, 'hydrated'),
      of(whole, 'shift').toFixed(3),
    ]);
  }
  const headers =
    'Page|first paint, ms|without scripts|largest paint, ms|without scripts|ratio|hydration starts, ms|hydrated, ms|shift';
  printTable(
    `Paint, 390 × 844, slow 4G applied, processor slowed ${slowdown} times, medians of ${rounds}`,
    headers.split('|'),
    rows,
  );
});
