import { EMAILS, hostileAddress, MAX_ADDRESS_OCTETS } from '../../../test-support/emails';
import { normalizeEmail, bareAddress, meantAddress } from './emailAddress';
import { readFileSync } from 'node:fs';

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

it.each([
  'Ana <ana@example.org>',
  '"García, Ana" < ana@example.org >;',
  '<ana@example.org>',
  'mailto:ana@example.org',
  '<MAILTO:ana@example.org?subject=Hola&body=a@b>',
  'ana@example.org. ',
  'ana@example.org,',
  'ana@example.org ;\u200b',
  '(ana@example.org)',
  '«ana@example.org».',
])('W3 finds the address in %j', (text) => {
  expect(bareAddress(text)).toBe('ana@example.org');
});

it.each([
  'ana@example.org <eva@example.org>',
  'ana@example.org, eva@example.org',
  'Ana ana@example.org',
  'ana @example.org',
  'mailto:ana%2Bnews@example.org',
  "'ana@example.org'",
  `<${'a'.repeat(1024)}>.`,
])('W3 guesses nothing of %j', (text) => {
  expect(bareAddress(text)).toBe(text);
});

it('W3 B6 leaves an address that the database takes as it is', () => {
  const taken = EMAILS.filter(({ stored }) => stored !== null).map(({ given }) => given);
  expect(taken.map(bareAddress)).toEqual(taken.map((given) => given.trim()));
});

it.each([
  ['Ana@gmial.com', 'Ana@gmail.com'],
  [' ana@gmai.com ', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@hotnail.es', 'ana@hotmail.es'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yahooo.com', 'ana@yahoo.com'],
  ['ana@iclud.com', 'ana@icloud.com'],
])('W1 asks whether %s was meant as %s', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});

it.each([
  '',
  'ana',
  'ana@gmial',
  'ana@gmail.com',
  'ana@hotmail.cl',
  'ana@gmal.example.org',
  `${'a'.repeat(99_999)}@gmial.com`,
])('W1 asks nothing about %.20s', (typed) => {
  expect(meantAddress(typed)).toBeNull();
});

it('W1 asks nothing about any provider that the queue knows', () => {
  const lists = readFileSync('supabase/migrations/20261125000250_providers.sql', 'utf8').match(/(?<=btrim\(')[^']+/g)!;
  const domains = lists.join(' ').trim().split(/\s+/);
  expect(domains.length).toBeGreaterThan(700);
  expect(domains.filter((domain) => meantAddress(`ana@${domain}`))).toEqual([]);
});
