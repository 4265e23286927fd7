/** Longer than any name on the list, and than twenty letters with decomposed accents. A longer text is not examined. */
const MAX_NAME = 200;
const MAX_LETTERS = 20;

// Letters of Latin alphabets, without those that look like punctuation: × ÷ Ŀ ŀ ŉ, the clicks ǀ–ǃ and their neighbours, Ɂ ɂ.
// Not \p{Script=Latin}, which contains more of them (ꞏ looks like a dot).
const LETTERS =
  'A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u013e\u0141-\u0148\u014a-\u01ba\u01c4-\u0240\u0243-\u024f\u1e00-\u1e99\u1e9b-\u1eff';
const NAME = new RegExp(`^[${LETTERS}]+(?:['’-][${LETTERS}]+)?$`);

/**
 * The first word of a name if a greeting can use it, else an empty text. A stranger may have typed it, so it must be neither a sentence
 * nor something like `evil.test`, which mail programs turn into a link.
 */
export function greetingName(name: string): string {
  if (name.length > MAX_NAME) return '';
  const [word] = name.split(' ', 1) as [string];
  const composed = word.normalize('NFC');
  return composed.length <= MAX_LETTERS && NAME.test(composed) ? composed : '';
}
