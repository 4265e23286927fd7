import packageJson from '../../package.json';
import { formatAddress, parseAddress, withParam, withVersion } from './address';
import { formatDate, formatList, formatNumber } from './format';
import { interests } from './interests';
import { mobileReasons, prefersReducedMotion } from './device';
import { isLanguage, languages } from './language';
import {
  languageOfPath,
  namedLanguage,
  namedPath,
  pathIn,
  pathLike,
  paths,
  plainPath,
  withoutTrailingSlash,
} from './paths';
import { version } from './site';

describe('addresses', () => {
  it.each([
    ['/videos?v=1.2&q=web3', '/videos', '?q=web3'],
    ['/videos?v=1', '/videos', ''],
    ['/videos/', '/videos', ''],
    ['/', '/', ''],
    ['/en/?a=b?c#part', '/en', '?a=b?c'],
    ['/videos?q=a%20b&tag=x', '/videos', '?q=a%20b&tag=x'],
  ])('U2 reads %s without version mark, hash or trailing slash', (href, path, query) => {
    expect(parseAddress(href)).toEqual({ path, query });
  });

  it('R8 reads a path of a hundred thousand slashes at once', () => {
    const begun = performance.now();
    expect(parseAddress(`${'/'.repeat(100_000)}x`).path).toHaveLength(2);
    expect(withoutTrailingSlash(`${'/'.repeat(100_000)}x`)).toHaveLength(100_001);
    expect(withoutTrailingSlash('/'.repeat(100_000))).toBe('/');
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it('U2 marks internal links with the version of package.json, and reading them takes the mark off again', () => {
    expect(version).toBe(packageJson.version);
    expect(withVersion('/videos')).toMatch(/^\/videos\?v=.+/);
    expect(formatAddress(parseAddress(withVersion('/videos?tag=libertad')))).toBe('/videos?tag=libertad');
  });

  it('U8 sets one parameter and keeps the others', () => {
    expect(withParam('?q=a', 'forceHideBadge', 'true')).toBe('?q=a&forceHideBadge=true');
    expect(withParam('?forceHideBadge=false', 'forceHideBadge', 'true')).toBe('?forceHideBadge=true');
  });
});

describe('paths and languages', () => {
  it.each([
    ['/en', 'en', 'en'],
    ['/en/videos', 'en', 'en'],
    ['/enigma', undefined, undefined],
    ['/es/videos', undefined, 'es'],
    ['/videos/es', undefined, undefined],
  ])('I1 names at %s the language %s on this site, and %s on every host', (path, language, named) => {
    expect(languageOfPath(path)).toBe(language);
    expect(namedLanguage(path)).toBe(named);
  });

  it('I1 takes the prefix off, puts it on, and keeps the one that a page has', () => {
    expect(plainPath('/en')).toBe('/');
    expect(plainPath('/en/video/video1')).toBe('/video/video1');
    expect(pathIn('en', '/')).toBe('/en');
    expect(pathIn('es', '/videos')).toBe('/videos');
    expect(pathLike('/en/videos', '/waitlist')).toBe('/en/waitlist');
    expect(pathLike('/videos', '/waitlist')).toBe('/waitlist');
    expect(namedPath('es', '/')).toBe('/es');
    expect(namedPath('es', '/videos')).toBe('/es/videos');
    expect(namedPath('en', '/videos')).toBe('/en/videos');
  });

  it('I1 knows its languages and takes nothing else for one', () => {
    expect(['es', 'en', ...languages].every(isLanguage)).toBe(true);
    expect(['', 'tlh', 'ES', null, undefined].some(isLanguage)).toBe(false);
  });

  it('R1 R2 R3 R4 R5 R6 R7 B3 B4 B5 has each page at its address', () => {
    const { video, profile, ...plain } = paths;
    expect([video('video1'), profile('vega')]).toEqual(['/video/video1', '/profile/vega']);
    expect(plain).toMatchObject({
      home: '/',
      community: '/community',
      videos: '/videos',
      waitlist: '/waitlist',
      login: '/login',
      privacy: '/privacy',
      legal: '/legal',
      confirm: '/waitlist/confirm',
      leave: '/waitlist/leave',
    });
  });
});

describe('mobile mode', () => {
  const desktop = 'Mozilla/5.0 (X11; Linux x86_64)';
  it.each([
    ['a wide desktop window', 768, desktop, '', []],
    ['a narrow window', 767, desktop, '', ['narrow']],
    ['a tablet', 1024, 'Mozilla/5.0 (iPad; CPU OS 16_0)', '', ['userAgent']],
    ['a forced one', 1280, desktop, '?forceMobile=true', ['forced']],
    ['one forced with another word', 1280, desktop, '?forceMobile=yes', []],
    ['a narrow phone that is forced', 390, 'Android', '?forceMobile=true', ['narrow', 'userAgent', 'forced']],
  ])('N7 sees why %s is mobile', (_what, width, agent, query, reasons) => {
    expect(mobileReasons(width, agent, query)).toEqual(reasons);
  });
});

it('W2 A1 offers seven interests, each stored by its English wording', () => {
  expect(Object.fromEntries(interests.map(({ id, value }) => [id, value]))).toEqual({
    tools: 'Tools that pay you to use them',
    basicIncome: 'Universal basic income',
    betterEconomy: 'A better economy',
    community: 'Participate in the community',
    socialApps: 'Social applications',
    justSociety: 'A more just society',
    web3: 'Web3 technology',
  });
});

it('H2 H4 asks the browser whether the visitor wants less motion', () => {
  expect(prefersReducedMotion().media).toBe('(prefers-reduced-motion: reduce)');
});

describe('numbers, days and lists', () => {
  it.each([
    ['es', '31 de diciembre de 2023', '1234', '12.345', 'a, b y c'],
    ['en', 'December 31, 2023', '1,234', '12,345', 'a, b, and c'],
  ] as const)('D2 I1 writes them as %s does, a day in UTC', (language, day, four, five, list) => {
    for (const time of ['00:00', '23:59']) expect(formatDate(`2023-12-31T${time}:00.000Z`, language)).toBe(day);
    expect([1234, 12_345].map((value) => formatNumber(value, language))).toEqual([four, five]);
    expect(formatList(['a', 'b', 'c'], language)).toBe(list);
    expect(formatList(['a'], language)).toBe('a');
  });
});
