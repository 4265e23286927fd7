import { splitAtTerms, type GlossaryEntry } from './splitAtTerms';

const glossary: GlossaryEntry[] = [
  { term: 'token', forms: 'tokens?', meaning: 'a digital marker' },
  { term: 'key', forms: 'keys?', meaning: 'a secret number' },
  { term: 'blockchain', forms: 'blockchain|cadenas? de bloques', meaning: 'a ledger' },
];

it('B20 parts a text at the first occurrence of each term, in the order of the text', () => {
  expect(splitAtTerms('Keys, a Token, more keys and tokens.', glossary)).toEqual([
    { term: 'key', word: 'Keys' },
    ', a ',
    { term: 'token', word: 'Token' },
    ', more keys and tokens.',
  ]);
});

it.each([
  ['without a term', 'Nothing to explain.'],
  ['with a term inside a longer word', 'Monkeys, tokenización, ñtoken and tokené'],
  ['that explains its term itself', 'A token is a digital marker.'],
])('B20 leaves a text alone %s', (_what, text) => {
  expect(splitAtTerms(text, glossary)).toEqual([text]);
});

it('B20 finds a term of several words, at the end too', () => {
  expect(splitAtTerms('Dos cadenas de bloques', glossary)).toEqual([
    'Dos ',
    { term: 'blockchain', word: 'cadenas de bloques' },
  ]);
});
