import { readFileSync } from 'node:fs';
import { meantAddress } from './mistypedDomain';

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
