import { printable } from './errors';

it('B7 what a terminal would obey or hide is shown escaped', () => {
  const obeyed = '\0\t\r\u001b[2J\u007f\u009b\u00ad\u061c\u200b\u200f\u2028\u2029\u202a\u202e\u2066\u2069\ufeff';
  expect(printable(obeyed)).toMatch(/^[ -~]+$/);
  expect(printable('Ana\u202e\u001b[31m\u{e0001}\nfin')).toBe('Ana\\u202e\\u001b[31m\\u{e0001}\nfin');
  expect(printable('José "Pepe" Ñandú, 山田 🌟')).toBe('José "Pepe" Ñandú, 山田 🌟');
});
