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

it.each<[string, keyof FormValues, string, string | null]>([
  ['trims a name', 'name', '\u00a0 Ada\u3000', 'Ada'],
  ['takes tabs and line breaks in a name for spaces', 'name', 'Ada\tLovelace\r\n', 'Ada Lovelace'],
  ['takes a run of them for one space', 'name', 'Ada\r\nLovelace\v\fVega', 'Ada Lovelace Vega'],
  ['sends an ASCII email as typed, trimmed', 'email', ' Ada@Example.ORG ', 'Ada@Example.ORG'],
  ['sends any other email as it is stored', 'email', ' Ana@COMPAÑÍA.es ', 'ana@xn--compaa-7va5a.es'],
  ['trims a message and keeps its lines', 'message', '  Hola\nSegunda línea\t ', 'Hola\nSegunda línea'],
  ['sends a blank message as null', 'message', ' \n ', null],
])('W1 W3 A1 %s', (_, field, typed, expected) => {
  expect(sent({ [field]: typed })).toEqual({ ...ada, message: null, [field]: expected });
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
  ['101 characters', 'x'.repeat(101), 'nameTooLong'],
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
