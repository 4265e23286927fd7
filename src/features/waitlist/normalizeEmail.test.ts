import { EMAILS, hostileAddress, MAX_ADDRESS_OCTETS } from '../../../test-support/emails';
import { normalizeEmail } from './normalizeEmail';

it.each(EMAILS)('W3 B6 reads $given as the database does', ({ given, stored }) => {
  expect(normalizeEmail(given)).toBe(stored);
});

const encode = jest.spyOn(TextEncoder.prototype, 'encode');
const normalize = jest.spyOn(String.prototype, 'normalize');
afterEach(() => jest.clearAllMocks());
afterAll(() => jest.restoreAllMocks());

it('W3 normalises an address of the maximum length', () => {
  normalizeEmail('a'.repeat(MAX_ADDRESS_OCTETS));
  expect(normalize).toHaveBeenCalledTimes(1);
});

it('W3 translates no international domain that is longer than any in Punycode', () => {
  const translate = jest.fn();
  const { URL } = globalThis;
  globalThis.URL = translate as unknown as typeof URL;
  for (const length of [253, 254]) normalizeEmail(`ada@${'ñ'.repeat(length - 3)}.es`);
  globalThis.URL = URL;
  expect(translate).toHaveBeenCalledTimes(1);
});

it('W3 normalises nothing that is longer in octets, and does not even count those of what has more letters', () => {
  const longerInOctets = hostileAddress(MAX_ADDRESS_OCTETS + 8);
  expect(longerInOctets.length).toBeLessThan(MAX_ADDRESS_OCTETS);
  expect(normalizeEmail(longerInOctets)).toBeNull();
  expect(encode).toHaveBeenCalledTimes(1);
  expect(normalizeEmail('a'.repeat(MAX_ADDRESS_OCTETS + 1))).toBeNull();
  expect(encode).toHaveBeenCalledTimes(1);
  expect(normalize).not.toHaveBeenCalled();
});
