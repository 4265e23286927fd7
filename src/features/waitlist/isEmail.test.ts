import { EMAILS } from '../../../test-support/emails';
import { isEmail } from './isEmail';

it.each(EMAILS.map(({ given, stored }) => [JSON.stringify(given).slice(0, 60), given, stored !== null]))(
  'W3 judges %s as the database does',
  (_, given, taken) => {
    expect(isEmail(given)).toBe(taken);
  },
);
