import { membersData } from '../src/features/members/membersData';
import { videosData } from '../src/features/videos/videosData';
import { languages, type Language } from '../src/lib/language';
import { paths } from '../src/lib/paths';
import { visit } from './support/journey';
import { kindsOfWrittenPage } from './support/kindsOfPage';
import { kilobytes, watchRequests, type Fetched } from './support/requests';

/** What the catalogue has grown by since the budgets were set, and what a record may add to a script or to a page. */
const catalogue = 0.25 * (videosData.length - 20) + 0.5 * (membersData.length - 7);
/** What a first visit to the home page may weigh, in kilobytes of 1,024 bytes as they travel. */
const firstLoad = { HTML: 18 + catalogue, JS: 120 + catalogue, CSS: 0, font: 25, images: 20 };
const inAll = 156 + 2 * catalogue;
const requests = 8;
/** What a page adds to what every page has. */
const ownCode = { '/waitlist': 22 } as Record<string, number>;
const ownCodeElsewhere = 8;
const otherPages = [...kindsOfWrittenPage.filter((path) => path !== paths.home), '/nowhere'];

const phone = { viewport: { width: 390, height: 844 } };
/** As the public gets it: the debug badge is for localhost alone. */
const withoutBadge = '?forceHideBadge=true';
const table: string[] = [];

afterAll(() => process.stdout.write(`\nBudgets, KB after brotli:\n${table.join('\n')}\n`));

function tell(name: string, value: number, budget: number): void {
  table.push(`  ${name.padEnd(34)} ${value.toFixed(1).padStart(6)} of ${budget}`);
}

const shared = (path: string) => /(First|Rest)\.[0-9a-f]+\.js$/.test(path);

async function load(
  language: Language,
  path: string,
  look: (files: Fetched[]) => void,
  expected?: RegExp,
): Promise<void> {
  await visit(language, phone, async ({ page, open, expectConsole }) => {
    const watched = watchRequests(page);
    await open(path + withoutBadge);
    look(await watched.all());
    if (expected) expectConsole(expected);
  });
}

it.each(languages)('B1 keeps the first load of the home page within its budgets (%s)', (language) =>
  load(language, '/', (files) => {
    const kinds = Object.entries(firstLoad).map(([kind, budget]) => ({
      kind,
      budget,
      value: kilobytes(files.filter((file) => file.kind === kind)),
    }));
    for (const { kind, value, budget } of kinds) tell(`/ ${language} ${kind}`, value, budget);
    tell(`/ ${language} in all`, kilobytes(files), inAll);
    tell(`/ ${language} requests`, files.length, requests);
    expect(kinds.filter(({ value, budget }) => value > budget)).toEqual([]);
    expect(kilobytes(files)).toBeLessThanOrEqual(inAll);
    expect(files.length).toBeLessThanOrEqual(requests);
  }),
);

it('B1 loads the code of the waitlist with its page alone, and the client only when it is needed', async () => {
  const code = (files: Fetched[]) =>
    files
      .filter(({ kind }) => kind === 'JS')
      .map(({ text }) => text)
      .join('\n');
  const ofForm = ['final-form'];
  const ofClient = ['add_waitlist_subscription', 'PostgrestError'];
  await load('es', '/', (files) => {
    expect([...ofForm, ...ofClient].filter((word) => code(files).includes(word))).toEqual([]);
  });
  await load('es', '/waitlist', (files) => {
    expect(ofForm.filter((word) => !code(files).includes(word))).toEqual([]);
    expect(ofClient.filter((word) => code(files).includes(word))).toEqual([]);
  });
});

it.each(otherPages)('B1 keeps what %s adds within its budget', (path) =>
  load(
    'es',
    path,
    (files) => {
      const html = files.find(({ kind }) => kind === 'HTML');
      const scripts = files.filter(({ kind, path: file }) => kind === 'JS' && !shared(file));
      // The two largest are those that every page has.
      const own = scripts.toSorted((a, b) => b.bytes - a.bytes).slice(2);
      const budget = ownCode[path] ?? ownCodeElsewhere;
      tell(`${path} own code`, kilobytes(own), budget);
      tell(`${path} HTML with its styles`, kilobytes([html!]), firstLoad.HTML);
      expect(own.length).toBeGreaterThan(0);
      expect(kilobytes(own)).toBeLessThanOrEqual(budget);
      expect(kilobytes([html!])).toBeLessThanOrEqual(firstLoad.HTML);
    },
    path === '/nowhere' ? /404|nowhere/ : undefined,
  ),
);
