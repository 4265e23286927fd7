import { readTags } from '../build/html/readTags';
import { allChecks } from './allChecks';
import type { Site } from './site';

const distinct = Array.from({ length: 25_000 }, (_, index) => `a${index.toString(36)} `).join('');

/** Each begins many things that do not end, or says one thing over and over. */
const shapes = {
  'scripts without an end': '<script>',
  'styles with half an end': '<style></style ',
  'tags without an end': '<a ',
  'values without an end': '<a b="',
  'values in alternating quotes': `<a b="'`,
  'comments without an end': '<!--',
  'comments with half an end': '<!--->--',
  declarations: '<!a',
  'tags inside of tags': '<b>',
  'end tags without an end': '</a ',
  'handlers without a value': '<a on',
  spaces: ' ',
  'spaces in a tag': { start: '<a', rest: ' ' },
  'slashes in a tag': { start: '<a ', rest: '/' },
  'names with spaces behind': { start: '<a', rest: ' b  ' },
  'many names in a tag': { start: `<a ${distinct}`, rest: '>' },
  'a long name': 'a',
  'items without a link': '<item>',
  'links without an end': { start: '<item>', rest: '<link>' },
  'addresses without a version': { start: '<a href="', rest: '/images/' },
  'addresses of a sitemap': '<loc>',
  'crawlers that are told nothing': 'Disallow: /  ',
};

/** Answers a few questions with a long page, and all others with nothing. */
function hostileSite(text: string) {
  const isHostile = (path: string) => /^\/(|feed\.xml|sitemap\.xml|robots\.txt|no-such-page)$/.test(path);
  const asked = { hostile: 0 };
  const answer = (path: string) => {
    if (isHostile(path)) asked.hostile += 1;
    return Promise.resolve({ path, status: 200, headers: new Headers(), text: isHostile(path) ? text : '' });
  };
  const site: Site = { origin: 'https://constela.example', isHttps: true, ask: answer, askAddress: answer };
  return { site, asked };
}

const pageOf = (shape: (typeof shapes)[keyof typeof shapes], size: number) => {
  const { start, rest } = typeof shape === 'string' ? { start: '', rest: shape } : shape;
  return start + rest.repeat(Math.ceil((size - start.length) / rest.length));
};

/** Of the processor, which other programs do not lengthen. */
async function secondsFor(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  return process.cpuUsage(begun).user / 1_000_000;
}

describe.each(Object.entries(shapes))('%s', (_what, shape) => {
  it('B11 B12 are read within a second, a megabyte of them', async () => {
    const page = pageOf(shape, 1_000_000);
    expect(await secondsFor(() => readTags(page))).toBeLessThan(1);
  });

  it('B11 B12 keep no check for a second', async () => {
    const { site, asked } = hostileSite(pageOf(shape, 150_000));
    for (const { title, findFaults } of allChecks) {
      asked.hostile = 0;
      const seconds = await secondsFor(() => findFaults(site).catch(() => []));
      expect([title, seconds / Math.max(1, asked.hostile) < 1]).toEqual([title, true]);
    }
  });
});
