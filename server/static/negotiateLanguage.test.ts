import { negotiateLanguage } from './negotiateLanguage';

it.each([
  ['es-ES,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['en', 'en'],
  ['EN-gb', 'en'],
  ['es-419', 'es'],
  ['fr-FR,fr;q=0.9,en;q=0.5', 'en'],
  ['fr, de', 'es'],
  ['en;q=0.5, es;q=0.6', 'es'],
  ['en;q=0.6,es;q=0.5', 'en'],
  ['en, es', 'en'],
  ['es, en', 'es'],
  ['en-GB;q=0.3, es;q=0.5, en;q=0.7', 'en'],
  ['en-US;q=0, en;q=0.5', 'en'],
  ['*', 'es'],
  ['fr, *;q=0.1', 'es'],
  ['en;q=0.5, *;q=0.8', 'es'],
  ['en, *;q=0.5', 'en'],
  ['es;q=0, *', 'en'],
  ['en;q=0', 'es'],
  ['es;q=0', 'es'],
  ['es;q=0, en;q=0', 'es'],
  ['en ; q=0.9 , es ; q=0.1', 'en'],
  ['en;q=much, es;q=0.1', 'es'],
  ['en;q=15, es;q=0.1', 'es'],
  ['en;q=21, es;q=0.1', 'es'],
  ['en;q=0.95, es;q=0.1', 'en'],
  ['en;q=0.9;level=1', 'en'],
  ['en;level=1;q=0.9, es;q=0.5', 'en'],
  ['english', 'es'],
  [',,;;q=', 'es'],
  ['', 'es'],
  [undefined, 'es'],
  [null, 'es'],
])('I1 a browser that accepts %j is shown %s at a plain address', (header, language) => {
  expect(negotiateLanguage(header)).toBe(language);
});

it('B6 a header of more than a thousand characters is not read and gives Spanish', () => {
  const padded = (length: number) => `en${','.repeat(length - 2)}`;
  expect([negotiateLanguage(padded(1000)), negotiateLanguage(padded(1001))]).toEqual(['en', 'es']);
});
