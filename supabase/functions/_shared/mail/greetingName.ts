import { givenName } from '../../../../src/lib/givenName.ts';

const MAX_LETTERS = 20;

// Letters of Latin alphabets, without those that look like punctuation: × ÷ Ŀ ŀ ŉ, the clicks ǀ–ǃ and their neighbours, Ɂ ɂ.
// Not \p{Script=Latin}, which contains more of them (ꞏ looks like a dot).
const LETTERS =
  'A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u013e\u0141-\u0148\u014a-\u01ba\u01c4-\u0240\u0243-\u024f\u1e00-\u1e99\u1e9b-\u1eff';
const NAME = new RegExp(`^[${LETTERS}]+(?:['’-][${LETTERS}]+)?$`);

/**
 * The given name if a greeting can use it, else an empty text. A stranger may have typed it, so it must be neither a sentence nor
 * something like `evil.test`, which mail programs turn into a link.
 */
export function greetingName(name: string): string {
  const given = givenName(name);
  return given.length <= MAX_LETTERS && given.split(' ').every((word) => NAME.test(word)) ? given : '';
}
