import { membersData } from '../src/features/members/membersData';
import { videosData } from '../src/features/videos/videosData';
import { hasExperiment } from '../src/features/lessons/experimentIds';
import { isReadable } from '../src/features/lessons/lessonIds';
import { paths } from '../src/lib/paths';
import { expect, phone, test, type Visit } from './support/test';
import { kindsOfWrittenPage } from './support/states';
import { waitUntilIdle } from './support/idle';

/** What the catalogue has grown by since the budgets were set, and what a record may add to a script or to a page. */
const catalogue = 0.25 * (videosData.length - 20) + 0.5 * (membersData.length - 7);
/** What a first visit to the home page may weigh, in kilobytes of 1,024 bytes as they travel. */
const firstLoad = { HTML: 25.5 + catalogue, JS: 128 + catalogue, CSS: 0, font: 25, images: 20 };
const inAll = 174 + 2 * catalogue;
/** Seven faces are among them, which are fetched after the first paint. */
const requests = 15;
/** What a page adds to what every page has. */
const ownCodeElsewhere = 8;
/** What a page may add to that: its form; comments; a lesson's text and its thirty seconds, as code and as HTML; an experiment; a video and what is said in it. */
const form = { JS: 14.5, HTML: 0 };
const comments = { JS: 1.5, HTML: 0 };
const lesson = { JS: 10.5, HTML: 2 };
const experiment = { JS: 5.5, HTML: 0 };
const playable = { JS: 5, HTML: 3 };

function budgetOf(path: string) {
  const video = videosData.find(({ id }) => paths.video(id) === path);
  const parts = [
    ...(path === paths.waitlist ? [form] : []),
    ...(video ? [comments] : []),
    ...(video && isReadable(video.id) ? [lesson] : []),
    ...(video && hasExperiment(video.id) ? [experiment] : []),
    ...(video?.videoUrl ? [playable] : []),
  ];
  const sum = (kind: 'JS' | 'HTML') => parts.reduce((all, part) => all + part[kind], 0);
  const isPlayable = Boolean(video?.videoUrl);
  return { JS: ownCodeElsewhere + sum('JS'), HTML: firstLoad.HTML + sum('HTML'), isPlayable };
}

interface Fetched {
  kind: 'HTML' | 'JS' | 'CSS' | 'font' | 'images';
  path: string;
  text: string;
  /** As it travels: compressed, if it can be. */
  bytes: number;
}

const kinds: Record<string, Fetched['kind']> = { document: 'HTML', script: 'JS', stylesheet: 'CSS', font: 'font' };

/** As the public gets it: the debug badge is for localhost alone. */
const withoutBadge = '?forceHideBadge=true';

/** Prints what is used of each budget, in kilobytes after brotli; fails where one is exceeded. */
function expectWithin(what: string, budgets: [part: string, used: number, budget: number][]): void {
  for (const [part, used, budget] of budgets)
    process.stdout.write(`  ${`${what} ${part}`.padEnd(38)} ${used.toFixed(1).padStart(6)} of ${budget}\n`);
  expect(budgets.filter(([, used, budget]) => used > budget)).toEqual([]);
}

const wordsOfForm = ['final-form'];
const wordsOfClient = ['add_waitlist_subscription', 'PostgrestError'];
const code = (files: Fetched[]) => files.flatMap(({ kind, text }) => (kind === 'JS' ? [text] : [])).join('\n');

/** What the first visit to a page fetches. */
async function load({ page, open }: Visit, path: string): Promise<Fetched[]> {
  const fetched: Promise<Fetched>[] = [];
  page.on('response', (response) => {
    const fetching = async () => ({
      kind: kinds[response.request().resourceType()] ?? 'images',
      path: new URL(response.url()).pathname,
      text: await response.text(),
      bytes: (await response.request().sizes()).responseBodySize,
    });
    fetched.push(fetching());
  });
  await open(path + withoutBadge);
  await waitUntilIdle(page);
  return Promise.all(fetched);
}

const kilobytes = (files: Fetched[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

test.describe('on a first visit', () => {
  test.use({ viewport: phone });

  test('B1 keeps the first load of the home page within its budgets', async ({ visit }) => {
    const files = await load(visit, paths.home);
    expectWithin(paths.home, [
      ...Object.entries(firstLoad).map(([kind, budget]): [string, number, number] => [
        kind,
        kilobytes(files.filter((file) => file.kind === kind)),
        budget,
      ]),
      ['in all', kilobytes(files), inAll],
      ['requests', files.length, requests],
    ]);
    expect([...wordsOfForm, ...wordsOfClient].filter((word) => code(files).includes(word))).toEqual([]);
  });

  for (const path of [...kindsOfWrittenPage.filter((one) => one !== paths.home), '/nowhere']) {
    test(`B1 keeps what ${path} adds within its budget`, async ({ visit, expectConsole }) => {
      if (path === '/nowhere') expectConsole(/404|nowhere/);
      const files = await load(visit, path);
      const shared = /\/(everyPage|otherPages|videoPage)\.[0-9a-f]+\.js$/;
      const scripts = files.filter((file) => file.kind === 'JS' && !shared.test(file.path));
      // The two largest are those that every page has.
      const own = scripts.toSorted((a, b) => b.bytes - a.bytes).slice(2);
      expect(own.length).toBeGreaterThan(0);
      const budget = budgetOf(path);
      expectWithin(path, [
        ['own code', kilobytes(own), budget.JS],
        ['HTML with its styles', kilobytes(files.filter(({ kind }) => kind === 'HTML')), budget.HTML],
      ]);
      // B13: nothing of the player where there is nothing to play.
      expect(scripts.some((file) => file.path.startsWith('/PlayableVideo.'))).toBe(budget.isPlayable);
      if (path !== paths.waitlist) return;
      // The form’s code comes with its page, the client only when it is needed.
      expect(wordsOfForm.filter((word) => !code(files).includes(word))).toEqual([]);
      expect(wordsOfClient.filter((word) => code(files).includes(word))).toEqual([]);
    });
  }
});
