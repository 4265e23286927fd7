import { array, coerce, enums, nullable, object, refine, string, validate } from 'superstruct';
import { interests, type Interest } from '../../lib/interests';
import { normalizeEmail } from './normalizeEmail';

/** What the form holds: exactly what was typed and ticked. */
export interface FormValues {
  name: string;
  email: string;
  interests: Interest[];
  message: string;
}

/** The same limits as the database's. */
export const limits = { nameMin: 2, nameMax: 100, messageMax: 2000 };

const problems = {
  nameTooShort: 'waitlist.errors.nameTooShort',
  nameTooLong: 'waitlist.errors.nameTooLong',
  nameCharacters: 'waitlist.errors.nameCharacters',
  email: 'waitlist.errors.email',
  interests: 'waitlist.errors.interests',
  messageTooLong: 'waitlist.errors.messageTooLong',
  messageCharacters: 'waitlist.errors.messageCharacters',
} as const;

/** Problems are translation keys, so that a shown one follows a change of language. */
export type Problem = (typeof problems)[keyof typeof problems];

// Control characters and halves of characters, which the database cannot or will not keep.
const unusable = /[\p{Cc}\p{Cs}]/u;
const unusableInText = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

const name = refine(string(), 'name', (value) => {
  if (lengthOf(value) < limits.nameMin) return problems.nameTooShort;
  if (lengthOf(value) > limits.nameMax) return problems.nameTooLong;
  return !unusable.test(value) || problems.nameCharacters;
});

const message = refine(nullable(string()), 'message', (value) => {
  if (value && lengthOf(value) > limits.messageMax) return problems.messageTooLong;
  return !value || !unusableInText.test(value) || problems.messageCharacters;
});

/** The form as it is sent: trimmed, tabs and line breaks in a name as spaces, an empty message as null. */
const signUpRules = object({
  name: coerce(name, string(), (value) => value.replace(/[\t\n\v\f\r]+/g, ' ').trim()),
  email: coerce(
    refine(string(), 'email', (value) => normalizeEmail(value) !== null || problems.email),
    string(),
    inAscii,
  ),
  interests: refine(
    array(enums(interests.map(({ value }) => value))),
    'interests',
    (list) => (list.length > 0 && new Set(list).size === list.length) || problems.interests,
  ),
  message: coerce(message, string(), (value) => value.trim() || null),
});

/** W3's verdict: what is to be sent, or the first problem of each field. */
export function readForm(values: FormValues) {
  const [error, signUp] = validate(values, signUpRules, { coerce: true });
  const found: Partial<Record<keyof FormValues, Problem>> = {};
  for (const { path, message: problem } of error?.failures() ?? []) {
    found[path[0] as keyof FormValues] ??= problem as Problem;
  }
  return { signUp, problems: found };
}

/** The address trimmed; one that is not ASCII in the form in which it is stored, which every mail server understands. */
function inAscii(email: string): string {
  const trimmed = email.trim();
  return /[^\0-\x7f]/.test(trimmed) ? (normalizeEmail(email) ?? trimmed) : trimmed;
}

/** In characters as people and the database count them, not in UTF-16 units. */
function lengthOf(text: string): number {
  return [...text].length;
}
