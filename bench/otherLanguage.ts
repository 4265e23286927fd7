import { withSite } from './support/browser';
import { load, slowdown } from './support/loadSlowly';
import { median } from './support/numbers';
import { slowLine } from './support/slowLine';
import { printTable } from './support/table';

const rounds = Number(process.env.ROUNDS ?? 5);
const pages = ['/', '/videos', '/waitlist'];
/** The host answers in the browser's language; the visitor chose the other one earlier. */
const visitors = [
  { language: 'es-ES', chosen: 'en' },
  { language: 'en-US', chosen: 'es' },
];
/** At most, as a multiple of the same page for a visitor whose browser speaks that language. */
const bound = 1.3;

void withSite(async (browser, site) => {
  const rows: (string | number)[][] = [];
  const line = await slowLine(site.url);
  for (const page of pages) {
    for (const visitor of visitors) {
      const [other, same]: [number[], number[]] = [[], []];
      // In turns, so that other work of the machine affects both.
      for (let round = 0; round < rounds; round += 1) {
        other.push((await load(browser, line.url + page, { ...visitor, line: true })).firstSinceStart);
        same.push((await load(browser, line.url + page, { language: visitor.chosen, line: true })).firstSinceStart);
      }
      const ratio = (median(other) / median(same)).toFixed(2);
      rows.push([`${page}, ${visitor.language}, ${visitor.chosen} chosen`, median(other), median(same), ratio, bound]);
    }
  }
  await line.stop();
  printTable(
    `First paint where the HTML is in another language, 390 × 844, slow 4G in packets, processor slowed ${slowdown} times, medians of ${rounds}`,
    ['Page and visitor', 'first paint, ms', 'in the matching language', 'ratio', 'at most'],
    rows,
  );
});
