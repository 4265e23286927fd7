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
  ['sends the address alone', 'email', ' Ana <mailto:Ana@Example.ORG>, ', 'Ana@Example.ORG'],
  ['sends the address alone', 'email', 'Ana@COMPAÑÍA.es. ', 'ana@xn--compaa-7va5a.es'],
  ['sends any other email as it is stored', 'email', ' Ana@COMPAÑÍA.es ', 'ana@xn--compaa-7va5a.es'],
  ['trims a message and keeps its lines', 'message', '  Hola\nSegunda línea\t ', 'Hola\nSegunda línea'],
  ['sends a blank message as null', 'message', ' \n ', null],
  ['trims what cannot be seen', 'name', '\u2066\u200bAda\u200dLovelace\u2069\u00ad', 'Ada\u200dLovelace'],
  ['trims what cannot be seen', 'email', '\u202a\ufeff ana@example.org\u202c\u2060', 'ana@example.org'],
  ['trims what cannot be seen', 'email', '\u200eana@compañía.es\u200b', 'ana@xn--compaa-7va5a.es'],
  ['sends a message that cannot be seen as null', 'message', '\u200b\u3164', null],
])('W1 W3 A1 %s', (_, field, typed, expected) => {
  expect(sent({ [field]: typed })).toEqual({ ...ada, message: null, [field]: expected });
});

it('W3 finds every problem of an empty form but none with the message', () => {
  expect(problemsOf({ name: '', email: '', interests: [], message: '' })).toEqual({
    name: 'waitlist:errors.nameTooShort',
    email: 'waitlist:errors.email',
    interests: 'waitlist:errors.interests',
  });
});

it.each([
  ['two letters', 'name', 'Jo'],
  ['a hundred emoji', 'name', '🌟'.repeat(100)],
  ['an emoji family', 'name', 'Ana 👩‍👩‍👧'],
  ['Hebrew with marks', 'name', 'שָׁלוֹם'],
  ['a script tag, as plain text', 'name', '<script>alert(1)</script>'],
  ['2,000 emoji', 'message', '🚀'.repeat(2000)],
  ['lines from right to left', 'message', 'أريد الانضمام\nשלום'],
])('W3 takes %s for a %s as it is', (_, field, typed) => {
  expect(sent({ [field]: typed })).toEqual({ ...ada, message: null, [field]: typed });
});

it.each([
  ['one character in blanks', 'name', '  x  ', 'nameTooShort'],
  ['one emoji', 'name', '🌟', 'nameTooShort'],
  ['nothing that can be seen', 'name', '\u200b\u2060\u202e', 'nameTooShort'],
  ['nothing that can be seen', 'name', '\u{e0061}\u{e0062}\ufe0f', 'nameTooShort'],
  ['nothing that can be seen', 'name', '\u3164\u2800\u00ad', 'nameTooShort'],
  ['what cannot be seen', 'email', 'ana\u200b@example.org', 'emailUnseen'],
  ['two addresses', 'email', 'ana@example.org, eva@example.org', 'emailOnly'],
  ['a name beside an address', 'email', 'Ana ana@example.org', 'emailOnly'],
  ['a space', 'email', 'ana @example.org', 'emailOnly'],
  ['a comma', 'email', 'ana@gmail,com', 'emailOnly'],
  ['an accent before the @', 'email', 'josé@example.org', 'emailLetters'],
  ['101 characters', 'name', 'x'.repeat(101), 'nameTooLong'],
  ['an escape', 'name', 'Ada\u001b[31m', 'nameCharacters'],
  ['a NUL', 'name', 'Ada\0', 'nameCharacters'],
  ['a C1 control', 'name', 'Ada\u0085Lovelace', 'nameCharacters'],
  ['half an emoji', 'name', 'Ada \ud83c', 'nameCharacters'],
  ['2,001 characters', 'message', 'x'.repeat(2001), 'messageTooLong'],
  ['a NUL', 'message', 'a\0b', 'messageCharacters'],
  ['half an emoji', 'message', 'a\udf1fb', 'messageCharacters'],
])('W3 refuses %s in a %s', (_, field, typed, problem) => {
  expect(problemsOf({ [field]: typed })).toEqual({ [field]: `waitlist:errors.${problem}` });
});

it.each(['ada', 'ada@', 'Ana María', 'ana@straße.de'])('W3 refuses the email %s', (email) => {
  expect(problemsOf({ email })).toEqual({ email: 'waitlist:errors.email' });
});

it('W3 refuses an interest chosen twice, as the database does', () => {
  expect(problemsOf({ interests: ['Web3 technology', 'Web3 technology'] })).toEqual({
    interests: 'waitlist:errors.interests',
  });
});
