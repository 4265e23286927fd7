import { negotiateLanguage } from './negotiateLanguage';

const preferred = {
  es: [
    ['es-ES,es;q=0.9,en;q=0.8', 'es-419', 'fr, de', 'en;q=0.5, es;q=0.6', 'es, en', '*', 'fr, *;q=0.1'],
    ['en;q=0.5, *;q=0.8', 'en;q=0', 'es;q=0', 'es;q=0, en;q=0', 'en;q=much, es;q=0.1', 'en;q=15, es;q=0.1'],
    ['en;q=21, es;q=0.1', 'english', ',,;;q=', '', undefined, null],
  ],
  en: [
    ['en-US,en;q=0.9,es;q=0.8', 'en', 'EN-gb', 'fr-FR,fr;q=0.9,en;q=0.5', 'en;q=0.6,es;q=0.5', 'en, es'],
    ['en-GB;q=0.3, es;q=0.5, en;q=0.7', 'en-US;q=0, en;q=0.5', 'en, *;q=0.5', 'es;q=0, *'],
    ['en ; q=0.9 , es ; q=0.1', 'en;q=0.95, es;q=0.1', 'en;q=0.9;level=1', 'en;level=1;q=0.9, es;q=0.5'],
  ],
};

it.each(
  Object.entries(preferred).flatMap(([language, headers]) =>
    headers.flat().map((header) => [header, language] as const),
  ),
)('I1 a browser that accepts %j is shown %s at a plain address', (header, language) => {
  expect(negotiateLanguage(header)).toBe(language);
});

it('B6 a header of more than a thousand characters is not read and gives Spanish', () => {
  const padded = (length: number) => `en${','.repeat(length - 2)}`;
  expect([negotiateLanguage(padded(1000)), negotiateLanguage(padded(1001))]).toEqual(['en', 'es']);
});
