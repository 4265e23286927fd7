/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { interests } from '../../lib/interests';
import { readForm, type FormValues } from './signUpRules';

const ada: FormValues = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  interests: ['Web3 technology'],
  message: '',
};
const problemsOf = (changes: Partial<FormValues>) => readForm({ ...ada, ...changes }).problems;
const sent = (changes: Partial<FormValues>) => readForm({ ...ada, ...changes }).signUp;

it('A1 sends name and email trimmed and an empty or blank message as null', () => {
  expect(sent({ name: '\u00a0 Ada\u3000', email: ' ada@example.org ', message: ' \n ' })).toEqual({
    name: 'Ada',
    email: 'ada@example.org',
    interests: ['Web3 technology'],
    message: null,
  });
});

it.each([
  [' Ada@Example.ORG ', 'Ada@Example.ORG'],
  [' Ana@COMPAÑÍA.es ', 'ana@xn--compaa-7va5a.es'],
])('A1 W3 sends the email%s as %s: as typed where that is ASCII, else as it is stored', (email, expected) => {
  expect(sent({ email })?.email).toBe(expected);
});

it('A1 sends a message trimmed, its lines kept', () => {
  expect(sent({ message: '  Hola\nSegunda línea\t ' })?.message).toBe('Hola\nSegunda línea');
});

it('W1 takes tabs and line breaks pasted into a name for spaces', () => {
  expect(sent({ name: 'Ada\tLovelace\r\n' })?.name).toBe('Ada Lovelace');
  expect(sent({ name: 'Ada\r\nLovelace\v\fVega' })?.name).toBe('Ada Lovelace Vega');
});

it('W3 finds every problem of an empty form but none with the message', () => {
  expect(problemsOf({ name: '', email: '', interests: [], message: '' })).toEqual({
    name: 'waitlist.errors.nameTooShort',
    email: 'waitlist.errors.email',
    interests: 'waitlist.errors.interests',
  });
});

it.each([
  ['two letters', 'Jo'],
  ['a hundred characters', 'x'.repeat(100)],
  ['a hundred emoji', '🌟'.repeat(100)],
  ['an emoji family', 'Ana 👩‍👩‍👧'],
  ['Arabic', 'محمد بن علي'],
  ['Hebrew with marks', 'שָׁלוֹם'],
  ['a script tag, as plain text', '<script>alert(1)</script>'],
])('W3 takes a name of %s as it is', (_, name) => {
  expect(sent({ name })?.name).toBe(name);
});

it.each([
  ['one character in blanks', '  x  ', 'nameTooShort'],
  ['one emoji', '🌟', 'nameTooShort'],
  ['blanks only', '     ', 'nameTooShort'],
  ['101 characters', 'x'.repeat(101), 'nameTooLong'],
  ['10,000 characters', 'x'.repeat(10_000), 'nameTooLong'],
  ['an escape', 'Ada\u001b[31m', 'nameCharacters'],
  ['a NUL', 'Ada\0', 'nameCharacters'],
  ['DEL', 'Ada\u007f', 'nameCharacters'],
  ['a C1 control', 'Ada\u0085Lovelace', 'nameCharacters'],
  ['half an emoji', 'Ada \ud83c', 'nameCharacters'],
])('W3 refuses a name of %s', (_, name, problem) => {
  expect(problemsOf({ name })).toEqual({ name: `waitlist.errors.${problem}` });
});

it.each([
  ['2,000 characters', 'x'.repeat(2000)],
  ['2,000 emoji', '🚀'.repeat(2000)],
  ['right-to-left text', 'أريد الانضمام\nשלום'],
  ['a script tag, as plain text', '<script>alert(1)</script>'],
])('W3 takes a message of %s as it is', (_, message) => {
  expect(sent({ message })?.message).toBe(message);
});

it.each([
  ['2,001 characters', 'x'.repeat(2001), 'messageTooLong'],
  ['10,000 characters', 'x'.repeat(10_000), 'messageTooLong'],
  ['a control character', 'a\u0007b', 'messageCharacters'],
  ['a NUL', 'a\0b', 'messageCharacters'],
  ['half an emoji', 'a\udf1fb', 'messageCharacters'],
])('W3 refuses a message of %s', (_, message, problem) => {
  expect(problemsOf({ message })).toEqual({ message: `waitlist.errors.${problem}` });
});

it.each(['ada', 'ada@', 'ñandú@example.org', 'ana@straße.de'])('W3 refuses the email %s', (email) => {
  expect(problemsOf({ email })).toEqual({ email: 'waitlist.errors.email' });
});

it('W3 refuses an interest chosen twice, as the database does', () => {
  expect(problemsOf({ interests: ['Web3 technology', 'Web3 technology'] })).toEqual({
    interests: 'waitlist.errors.interests',
  });
});

it('W2 offers exactly the interests that the database takes', () => {
  const folder = 'supabase/migrations';
  const sql = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const list = /list <@ array\[([^\]]*)\]/.exec(sql.join('\n'))?.[1];
  expect([...(list ?? '').matchAll(/'([^']*)'/g)].map(([, value]) => value)).toEqual(
    interests.map(({ value }) => value),
  );
});
