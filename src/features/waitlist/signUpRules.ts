import { array, coerce, enums, nullable, object, refine, string, validate } from 'superstruct';
import type { Resources } from '../../i18n/resources';
import { interests, type Interest } from '../../lib/interests';
import { trimmed } from '../../lib/trimmed';
import { normalizeEmail, bareAddress } from './emailAddress';

/** What the form holds: exactly what was typed and ticked. */
export interface FormValues {
  name: string;
  email: string;
  interests: Interest[];
  message: string;
}

/** The same limits as the database's. */
export const limits = { nameMin: 2, nameMax: 100, messageMax: 2000 };

/** Problems are translation keys, so that a shown one follows a change of language. */
export type Problem = `waitlist:errors.${keyof Resources['waitlist']['errors']}`;

const problem = (name: keyof Resources['waitlist']['errors']): Problem => `waitlist:errors.${name}`;

// Control characters and halves of characters, which the database cannot or will not keep.
const unusable = /[\p{Cc}\p{Cs}]/u;
const unusableInText = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Characters that show nothing by themselves. */
const unseen = /[\p{Cf}\p{Variation_Selector}]/gu;

const name = refine(string(), 'name', (value) => {
  if (lengthOf(value.replace(unseen, '')) < limits.nameMin) return problem('nameTooShort');
  if (lengthOf(value) > limits.nameMax) return problem('nameTooLong');
  return !unusable.test(value) || problem('nameCharacters');
});

const message = refine(nullable(string()), 'message', (value) => {
  if (value && lengthOf(value) > limits.messageMax) return problem('messageTooLong');
  return !value || !unusableInText.test(value) || problem('messageCharacters');
});

/** The form as it is sent: trimmed, tabs and line breaks in a name as spaces, an empty message as null. */
const signUpRules = object({
  name: coerce(name, string(), (value) => trimmed(value.replace(/[\t\n\v\f\r]+/g, ' '))),
  email: coerce(
    refine(string(), 'email', (value) => normalizeEmail(value) !== null || emailProblem(value)),
    string(),
    (value) => inAscii(bareAddress(value)),
  ),
  interests: refine(
    array(enums(interests.map(({ value }) => value))),
    'interests',
    (list) => (list.length > 0 && new Set(list).size === list.length) || problem('interests'),
  ),
  message: coerce(message, string(), (value) => trimmed(value) || null),
});

/** W3's verdict: what is to be sent, or the first problem of each field. */
export function readForm(values: FormValues) {
  const [error, signUp] = validate(values, signUpRules, { coerce: true });
  const problems: Partial<Record<keyof FormValues, Problem>> = {};
  for (const { path, message: found } of error?.failures() ?? []) {
    problems[path[0] as keyof FormValues] ??= found as Problem;
  }
  return { signUp, problems };
}

/** What to change in an address that is none. */
function emailProblem(value: string): Problem {
  if (value.search(unseen) >= 0) return problem('emailUnseen');
  if (/@.*@|[\s,;:<>].*@|@.*[\s,;:<>]/.test(value)) return problem('emailOnly');
  return problem(/^[^@]*[^\0-\x7f][^@]*@/.test(value) ? 'emailLetters' : 'email');
}

/** An address that is not ASCII in the form in which it is stored, which every mail server understands. */
function inAscii(address: string): string {
  return /[^\0-\x7f]/.test(address) ? (normalizeEmail(address) ?? address) : address;
}

/** In characters as people and the database count them, not in UTF-16 units. */
function lengthOf(text: string): number {
  return [...text].length;
}
