/** @jest-environment node */
import * as fc from 'fast-check';
import { formatAddress, parseAddress, withVersion } from './address';
import { formatDate, formatList, formatNumber } from './format';

const origin = 'https://constela.example';
const INPUTS = 10_000;

/** Signs that a parser may read in two ways, more often than chance would bring them. */
const piece = fc.oneof(
  fc.constantFrom('/', '//', '\\', '.', '..', '%2e', '%2F', '%', '?', '#', '&', '=', '@', ':', '\t', '\n', ' ', '+'),
  fc.constantFrom('en', 'videos', 'v=1', 'token=s3cret', 'q=a%20b', 'https:', 'evil.test', 'ñ', '🌟', "'"),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);
const texts = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''));

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

const months = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
const anyDate = fc.date({
  min: new Date('0001-01-01T00:00:00.000Z'),
  max: new Date('9999-12-31T23:59:59.999Z'),
  noInvalidDate: true,
});

it('D2 I1 writes the day in UTC of any instant of the years 1 to 9999', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      const [day, month, year] = [date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear()];
      const instant = date.toISOString();
      expect(formatDate(instant, 'es')).toBe(`${day} de ${months.es[month]} de ${year}`);
      expect(formatDate(instant, 'en')).toBe(`${months.en[month]} ${day}, ${year}`);
    }),
    { numRuns: 2000 },
  );
});

/** How each language groups thousands and parts decimals. Spanish leaves numbers of four digits whole (RAE). */
const shapes = {
  es: /^-?(\d{1,4}|\d{2,3}(\.\d{3})+|\d{1}(\.\d{3}){2,})(,\d{1,3})?$/,
  en: /^-?\d{1,3}(,\d{3})*(\.\d{1,3})?$/,
};
const readBack = {
  es: (written: string) => Number(written.replaceAll('.', '').replace(',', '.')),
  en: (written: string) => Number(written.replaceAll(',', '')),
};
const anyNumber = fc.oneof(fc.nat(20_000), fc.maxSafeInteger(), fc.double({ noNaN: true, noDefaultInfinity: true }));

it.each(['es', 'en'] as const)('I1 writes any number as %s does, to the nearest thousandth', (language) => {
  fc.assert(
    fc.property(anyNumber, (value) => {
      const written = formatNumber(value, language);
      expect(written).toMatch(shapes[language]);
      const difference = Math.abs(readBack[language](written) - value);
      expect(difference).toBeLessThanOrEqual(0.0005 + Math.abs(value) * Number.EPSILON);
    }),
    { numRuns: 2000 },
  );
});

const words = fc.array(fc.stringMatching(/^[a-df-hj-xz]{1,8}$/), { minLength: 1, maxLength: 8 });

it('I1 joins any list with commas and one "y" or "and"', () => {
  fc.assert(
    fc.property(words, (words) => {
      const [last] = words.slice(-1);
      const before = words.slice(0, -1).join(', ');
      expect(formatList(words, 'es')).toBe(before ? `${before} y ${last}` : last);
      expect(formatList(words, 'en')).toBe(before ? `${before}${words.length > 2 ? ',' : ''} and ${last}` : last);
    }),
    { numRuns: 500 },
  );
});
