import { EMAILS } from '../../../test-support/emails';
import { normalizeEmail } from './normalizeEmail';

it.each(EMAILS)('W3 B6 reads $given as the database does', ({ given, stored }) => {
  expect(normalizeEmail(given)).toBe(stored);
});
