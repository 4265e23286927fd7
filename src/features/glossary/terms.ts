/** The words that the glossary explains, in the order of its list, each with the lesson that teaches it (B28). */
export const lessonOf = {
  blockchain: 'video3',
  block: 'video3',
  hash: 'video3',
  node: 'video3',
  web3: 'video6',
  token: 'video11',
  key: 'video17',
  signature: 'video17',
  address: 'video10',
  wallet: 'video17',
  smartContract: 'video9',
  fee: 'video9',
  dao: 'video19',
  quorum: 'video19',
  networkEffect: 'video2',
  basicIncome: 'video20',
} satisfies Record<string, `video${number}`>;
export type Term = keyof typeof lessonOf;
export const terms = Object.keys(lessonOf) as Term[];

export interface GlossaryEntry {
  term: Term;
  /** Source of a regular expression that matches every spelling of the term. */
  forms: string;
  meaning: string;
}

interface Occurrence {
  term: Term;
  /** The spelling in the text. */
  word: string;
}

/** Splits a text at the first occurrence of each term, except terms whose meaning the text contains. */
export function splitAtTerms(text: string, glossary: GlossaryEntry[]): (string | Occurrence)[] {
  const found = glossary
    .filter(({ meaning }) => !text.includes(meaning))
    .flatMap(({ term, forms }) => {
      // Few are in the text, and with the letters of all languages a regular expression is slow to compile.
      const match = new RegExp(forms, 'iu').test(text) && wholeWords(forms).exec(text);
      return match ? [{ term, word: match[0], at: match.index }] : [];
    })
    .sort((one, other) => one.at - other.at);
  let end = 0;
  const parts = found.flatMap(({ term, word, at }) => {
    const before = text.slice(end, at);
    end = at + word.length;
    return [before, { term, word }];
  });
  return [...parts, text.slice(end)].filter((part) => part !== '');
}

/** Matches whole words like `\b`, but with all Unicode letters. */
export function wholeWords(forms: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, 'iu');
}
