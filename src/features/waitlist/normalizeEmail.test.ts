import { EMAILS, hostileAddress, MAX_ADDRESS_OCTETS } from '../../../test-support/emails';
import { normalizeEmail } from './normalizeEmail';

it.each(EMAILS)('W3 B6 reads $given as the database does', ({ given, stored }) => {
  expect(normalizeEmail(given)).toBe(stored);
});

it('W3 B6 normalises nothing that is longer than what the database reads', () => {
  const normalize = jest.spyOn(String.prototype, 'normalize');
  expect(normalizeEmail(hostileAddress(MAX_ADDRESS_OCTETS + 8))).toBeNull();
  expect(normalize).not.toHaveBeenCalled();
  normalizeEmail('a'.repeat(MAX_ADDRESS_OCTETS));
  expect(normalize).toHaveBeenCalledTimes(1);
  normalize.mockRestore();
});
