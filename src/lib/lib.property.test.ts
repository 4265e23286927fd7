import * as fc from 'fast-check';
import { formatAddress, parseAddress, withVersion } from './address';

const origin = 'https://constela.example';
const INPUTS = 10_000;

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

const read = (href: string) => formatAddress(parseAddress(href));
const kept = (params: URLSearchParams) => [...params].filter(([name]) => name !== 'v' && name !== 'token');

it(`R8 B3 B4 B8 reads ${INPUTS} addresses as the platform does, without what the site's own never have`, () => {
  fc.assert(
    fc.property(texts, (rest) => {
      const href = `/${rest}`;
      const { pathname, searchParams } = new URL(origin + href);
      const { path, query } = parseAddress(href);
      // What the browser would show after `pushState`.
      const shown = new URL(path + query, origin);
      expect({ path, params: [...new URLSearchParams(query)], shown: shown.href }).toEqual({
        path: `/${pathname.split('/').filter(Boolean).join('/')}`,
        params: kept(searchParams),
        shown: origin + path + query,
      });
    }),
    { numRuns: INPUTS },
  );
});

it('R8 B11 reads any text, however strange, as an address of this site, and a second time as the same', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect([new URL(read(text), origin).origin, read(read(text))]).toEqual([origin, read(text)]);
    }),
    { numRuns: INPUTS / 5 },
  );
});

it('U2 the mark of the release changes neither path nor parameters', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const marked = withVersion(text);
      const { path, query } = parseAddress(marked);
      expect([path, kept(new URLSearchParams(query))]).toEqual([
        parseAddress(text).path,
        kept(new URLSearchParams(parseAddress(text).query)),
      ]);
      expect(new URL(marked, origin).searchParams.has('v')).toBe(true);
    }),
    { numRuns: INPUTS / 5 },
  );
});
