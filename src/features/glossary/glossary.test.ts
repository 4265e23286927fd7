import { allTexts } from '../../i18n/allTexts';
import { languages } from '../../lib/language';
import { videosData } from '../videos/videosData';
import { textOf, type VideoTexts } from '../videos/videoTexts';
import { wholeWords } from './splitAtTerms';
import { terms, type Term } from './terms';

it.each(languages)('B20 lists every term of the texts (%s)', (language) => {
  expect(terms).toEqual(Object.keys(allTexts[language].glossary));
});

describe.each(languages)('in %s', (language) => {
  const { glossary, ...texts } = allTexts[language];
  const videoTexts = 'videoTexts' in texts ? (texts.videoTexts as VideoTexts) : {};
  const descriptions = videosData.map((video) => textOf(video, videoTexts).description);
  const everything = JSON.stringify(texts) + descriptions.join('\n');

  it.each(terms)('B20 finds "%s" in the texts of the site and in its own name', (term) => {
    const form = wholeWords(glossary[term].forms);
    expect(glossary[term].term).toMatch(form);
    expect(everything).toMatch(form);
  });

  it('B20 gives each term one meaning of its own, which goes on in a sentence', () => {
    const meanings = terms.map((term) => glossary[term].meaning);
    expect(new Set(meanings).size).toBe(terms.length);
    for (const meaning of meanings) expect(meaning).not.toMatch(/^\p{Lu}|\.$/u);
  });

  it.each<[number, Term]>([
    [3, 'blockchain'],
    [4, 'networkEffect'],
    [6, 'web3'],
    [9, 'smartContract'],
    [11, 'token'],
    [19, 'dao'],
    [20, 'basicIncome'],
  ])('B20 explains in lesson %i what "%s" means word for word as the glossary does', (number, term) => {
    expect(descriptions[number - 1]).toContain(glossary[term].meaning);
  });

  // The home page loads without the glossary.
  it.each<[string, string, Term[]]>([
    ['the hero', texts.home.hero.text, ['blockchain', 'web3']],
    ['the benefits', texts.home.what.texts.benefits, ['token']],
    ['Vega', texts.members.vega.bio, ['blockchain']],
    ['Izar', texts.members.izar.bio, ['smartContract']],
    ['Lyra', texts.members.lyra.bio, ['web3']],
  ])('B20 explains with %s what the glossary does, word for word', (_place, text, explained) => {
    for (const term of explained) expect(text).toContain(glossary[term].meaning);
  });
});
