/** The words that the glossary explains, in the order of its list. */
export const terms = [
  'blockchain',
  'block',
  'hash',
  'node',
  'web3',
  'token',
  'key',
  'signature',
  'address',
  'wallet',
  'smartContract',
  'fee',
  'dao',
  'quorum',
  'networkEffect',
  'basicIncome',
] as const;
export type Term = (typeof terms)[number];

export interface GlossaryEntry {
  term: Term;
  /** The source of a regular expression for the ways to write it. */
  forms: string;
  meaning: string;
}

interface Occurrence {
  term: Term;
  /** As it stands in the text. */
  word: string;
}

/** Parts a text where each term stands in it for the first time. What the text explains itself stays text. */
export function splitAtTerms(text: string, glossary: GlossaryEntry[]): (string | Occurrence)[] {
  const found = glossary
    .filter(({ meaning }) => !text.includes(meaning))
    .flatMap(({ term, forms }) => {
      const match = wholeWords(forms).exec(text);
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

/** Unlike `\b`, it knows letters beyond ASCII. */
export function wholeWords(forms: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, 'iu');
}
