import * as fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import packageJson from '../../package.json';
import { formatAddress, parseAddress, withParam, withVersion } from './address';
import { formatDate, formatList, formatNumber } from './format';
import stars from '../styles/stars.json';
import { mobileReasons } from './device';
import { canonicalPath, languageOf, pathIn, pathLike, plainPath, withoutTrailingSlash } from './paths';
import { brand, version } from './site';

describe('addresses', () => {
  it.each([
    ['/videos?v=1.2&q=web3', '/videos', '?q=web3'],
    ['/videos?v=1', '/videos', ''],
    ['/videos/', '/videos', ''],
    ['/', '/', ''],
    ['/videos/index.html?q=a', '/videos', '?q=a'],
    ['/en/index.html/', '/en', ''],
    ['//en//videos//', '/en/videos', ''],
    ['/w%61itlist/%4Ceave/%39%2F%2e%25%41', '/waitlist/Leave/9%2F%2e%25A', ''],
    ['/en/wishlist', '/en/waitlist', ''],
    ['/en/?a=b?c#part', '/en', '?a=b?c'],
    ['/videos?q=a%20b&tag=x', '/videos', '?q=a%20b&tag=x'],
  ])('U2 reads %s by its canonical path, without version mark or hash', (href, path, query) => {
    expect(parseAddress(href)).toEqual({ path, query });
  });

  it('R8 reads a path of a hundred thousand slashes at once', () => {
    const begun = performance.now();
    expect(parseAddress(`${'/'.repeat(100_000)}x`).path).toHaveLength(2);
    expect(withoutTrailingSlash(`${'/'.repeat(100_000)}x`)).toHaveLength(100_001);
    expect(withoutTrailingSlash('/'.repeat(100_000))).toBe('/');
    expect(canonicalPath(`${'/index.html'.repeat(2_000)}x`)).toHaveLength(22_001);
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  const origin = 'https://constela.example';
  /** Signs that a parser may read in two ways, more often than chance would bring them. */
  const piece = fc.oneof(
    fc.constantFrom('/', '//', '\\', '.', '..', '%2e', '%2F', '%', '?', '#', '&', '=', '@', ':', '\t', '\n', ' ', '+'),
    fc.constantFrom('en', 'videos', 'v=1', 'token=s3cret', 'q=a%20b', 'https:', 'evil.test', 'ñ', '🌟', "'"),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  /** Node 20 keeps the last dot of `/.a/.`, which browsers drop. */
  const isMisread = (text: string) => /[/\\]\.+[^./\\][^]*[/\\]\./.test(`/${text.replace(/[\t\n\r]/g, '')}`);
  const texts = fc
    .array(piece, { maxLength: 9 })
    .map((pieces) => pieces.join(''))
    .filter((text) => !isMisread(text));

  it('R8 B3 B11 reads any address as the platform does, without what the site’s own never have', () => {
    fc.assert(
      fc.property(texts, (rest) => {
        const { pathname, searchParams } = new URL(`${origin}/${rest}`);
        const { path, query } = parseAddress(`/${rest}`);
        // What the browser would show after `pushState`.
        const shown = new URL(path + query, origin);
        expect({ path, params: [...new URLSearchParams(query)], shown: shown.href }).toEqual({
          path: `/${pathname.split('/').filter(Boolean).join('/')}`,
          params: [...searchParams].filter(([name]) => name !== 'v' && name !== 'token'),
          shown: origin + path + query,
        });
        expect(parseAddress(path + query)).toEqual({ path, query });
      }),
      { numRuns: 10_000 },
    );
  });

  it('U2 marks internal links with the version of package.json, and reading them takes the mark off again', () => {
    expect(version).toBe(packageJson.version);
    expect(withVersion('/videos')).toBe(`/videos?v=${version}`);
    expect(formatAddress(parseAddress(withVersion('/videos?tag=libertad')))).toBe('/videos?tag=libertad');
  });

  it('U8 sets one parameter and keeps the others', () => {
    expect(withParam('?q=a', 'forceHideBadge', 'true')).toBe('?q=a&forceHideBadge=true');
    expect(withParam('?forceHideBadge=false', 'forceHideBadge', 'true')).toBe('?forceHideBadge=true');
  });
});

describe('paths and languages', () => {
  it.each([
    ['/en', 'en', '/'],
    ['/en/videos', 'en', '/videos'],
    ['/', 'es', '/'],
    ['/enigma', 'es', '/enigma'],
    ['/es/videos', 'es', '/es/videos'],
    ['/videos/en', 'es', '/videos/en'],
  ])('I1 the address %s says the language %s and the page %s', (path, language, plain) => {
    expect([languageOf(path), plainPath(path)]).toEqual([language, plain]);
  });

  it('I1 puts a prefix on, and keeps the one that a page has', () => {
    expect(pathIn('en', '/')).toBe('/en');
    expect(pathIn('es', '/videos')).toBe('/videos');
    expect(pathLike('/en/videos', '/waitlist')).toBe('/en/waitlist');
    expect(pathLike('/videos', '/waitlist')).toBe('/waitlist');
  });
});

const desktop = 'Mozilla/5.0 (X11; Linux x86_64)';
it.each([
  ['a wide desktop window', 768, desktop, '', []],
  ['a narrow window', 767, desktop, '', ['narrow']],
  ['a tablet', 1024, 'Mozilla/5.0 (iPad; CPU OS 16_0)', '', ['userAgent']],
  ['one forced with another word', 1280, desktop, '?forceMobile=yes', []],
  ['a narrow phone that is forced', 390, 'Android', '?forceMobile=true', ['narrow', 'userAgent', 'forced']],
])('N7 sees why %s is mobile', (_what, width, agent, query, reasons) => {
  expect(mobileReasons(width, agent, query)).toEqual(reasons);
});

it.each([
  ['es', '31 de diciembre de 2023', '1234', '12.345', 'a, b y c'],
  ['en', 'December 31, 2023', '1,234', '12,345', 'a, b, and c'],
] as const)('D2 I1 writes days in UTC, numbers and lists as %s does', (language, day, four, five, list) => {
  for (const time of ['00:00', '23:59']) expect(formatDate(`2023-12-31T${time}:00.000Z`, language)).toBe(day);
  expect([1234, 12_345].map((value) => formatNumber(value, language))).toEqual([four, five]);
  expect(formatList(['a', 'b', 'c'], language)).toBe(list);
});

it('writes the name of the project once, but for the copy of the mails, which has the colours of all members too', () => {
  const root = path.resolve(__dirname, '../..');
  const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const named = ['src', 'locales', 'server', 'scripts', 'art', 'supabase/functions', 'e2e', 'bench']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true }).map((file) => path.join(folder, String(file))),
    )
    .filter((file) => /\.(tsx?|mjs|json|html|scss)$/.test(file))
    .filter((file) => withoutComments(readFileSync(path.join(root, file), 'utf8')).includes(brand));
  const copy = 'supabase/functions/_shared/brand.ts';
  expect(named).toEqual(['src/lib/site.ts', copy]);
  const mails = readFileSync(path.join(root, copy), 'utf8');
  expect(Object.values(stars).filter((colour) => !mails.includes(colour))).toEqual([]);
});

describe('settings of the build', () => {
  const environment = { ...process.env };
  afterEach(() => void (process.env = { ...environment }));

  /** What a module exports when it is loaded with these settings and no others. */
  async function loadWith<Module>(settings: Record<string, string>, load: () => Promise<Module>): Promise<Module> {
    process.env = settings;
    let loaded: Module | undefined;
    await jest.isolateModulesAsync(async () => {
      loaded = await load();
    });
    return loaded!;
  }

  it('B5 reads who answers for the data, and leaves what is not set empty', async () => {
    const load = () => import('./controller');
    const details = Object.keys((await loadWith({}, load)).controller);
    const settings = Object.fromEntries(
      details.map((detail) => [`CONTROLLER_${detail.replace(/[A-Z]/g, '_$&').toUpperCase()}`, `the ${detail}`]),
    );
    const read = (await loadWith(settings, load)).controller;
    expect(read).toEqual(Object.fromEntries(details.map((detail) => [detail, `the ${detail}`])));
    expect(new Set(Object.values((await loadWith({}, load)).controller))).toEqual(new Set(['']));
  });

  it.each([
    ['https://constela.test//', 'https://constela.test'],
    ['', expect.stringMatching(/^https:\/\/[a-z-]+\.example$/) as string],
  ])('B2 names the site by its setting %j, else by an address that nobody owns', async (SITE_URL, expected) => {
    expect((await loadWith({ SITE_URL }, () => import('./site'))).siteUrl).toEqual(expected);
  });
});
