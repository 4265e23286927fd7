import { lessonIn } from '../../../scripts/content/lessons';
import { allTexts } from '../../../scripts/content/allTexts';
import { videoTextIn } from '../../../scripts/content/texts';
import { languages } from '../../lib/language';
import { lessonIds } from '../lessons/lessonIds';
import { videosData } from '../videos/videosData';
import { splitAtTerms, wholeWords, type GlossaryEntry, lessonOf, terms, type Term } from './terms';

it.each(languages)('B20 lists every term of the texts (%s)', (language) => {
  expect(terms).toEqual(Object.keys(allTexts[language].glossary));
});

describe.each(languages)('in %s', (language) => {
  const { glossary, ...texts } = allTexts[language];
  const descriptions = videosData.map((video) => videoTextIn(language, video).description);
  const lessons = lessonIds.map((id) => lessonIn(language, id));
  const everything = JSON.stringify([texts, lessons]) + descriptions.join('\n');

  it('B20 finds each term in the texts of the site and in its own name, and gives it a meaning of its own', () => {
    for (const term of terms) {
      const form = wholeWords(glossary[term].forms);
      expect(glossary[term].term).toMatch(form);
      expect(everything).toMatch(form);
      // It goes on in a sentence.
      expect(glossary[term].meaning).not.toMatch(/^\p{Lu}|\.$/u);
    }
    expect(new Set(terms.map((term) => glossary[term].meaning)).size).toBe(terms.length);
  });

  it('B28 teaches each term in a lesson that speaks of it', () => {
    for (const term of terms) {
      expect(JSON.stringify(lessonIn(language, lessonOf[term]))).toMatch(wholeWords(glossary[term].forms));
    }
  });

  // The home page loads without the glossary.
  it.each<[string, string, Term[]]>([
    ['lesson 3', descriptions[2]!, ['blockchain']],
    ['lesson 4', descriptions[3]!, ['networkEffect']],
    ['lesson 6', descriptions[5]!, ['web3']],
    ['lesson 9', descriptions[8]!, ['smartContract']],
    ['lesson 11', descriptions[10]!, ['token']],
    ['lesson 19', descriptions[18]!, ['dao']],
    ['lesson 20', descriptions[19]!, ['basicIncome']],
    ['the hero', texts.home.hero.textMore, ['blockchain', 'web3']],
    ['the benefits', texts.home.what.texts.benefits, ['token']],
    ['Vega', texts.members.vega.bio, ['blockchain']],
    ['Izar', texts.members.izar.bio, ['smartContract']],
    ['Lyra', texts.members.lyra.bio, ['web3']],
  ])('B20 explains with %s what the glossary does, word for word', (_place, text, explained) => {
    for (const term of explained) expect(text).toContain(glossary[term].meaning);
  });
});

const entries: GlossaryEntry[] = [
  { term: 'token', forms: 'tokens?', meaning: 'a digital marker' },
  { term: 'key', forms: 'keys?', meaning: 'a secret number' },
  { term: 'blockchain', forms: 'blockchain|cadenas? de bloques', meaning: 'a ledger' },
];

it('B20 parts a text at the first occurrence of each term, in the order of the text', () => {
  expect(splitAtTerms('Keys, a Token, more keys and cadenas de bloques', entries)).toEqual([
    { term: 'key', word: 'Keys' },
    ', a ',
    { term: 'token', word: 'Token' },
    ', more keys and ',
    { term: 'blockchain', word: 'cadenas de bloques' },
  ]);
});

it.each([
  ['without a term', 'Nothing to explain.'],
  ['with a term inside a longer word', 'Monkeys, tokenización, ñtoken and tokené'],
  ['that explains its term itself', 'A token is a digital marker.'],
])('B20 leaves a text alone %s', (_what, text) => {
  expect(splitAtTerms(text, entries)).toEqual([text]);
});
