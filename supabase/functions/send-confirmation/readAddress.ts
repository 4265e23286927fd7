/** The same limit as in the database; a longer text is not examined. */
const MAX_BYTES = 1024;
// The database accepts neither lone surrogates nor NUL.
const INVALID = /[\p{Cc}\p{Cs}]/u;

/** The address in a body of name, email and interests; undefined when the body is anything else. */
export function readAddress(text: string): string | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { name, email, interests } = Object(body) as Record<string, unknown>;
  const interestsValid =
    typeof interests === 'string' ||
    (Array.isArray(interests) && interests.every((interest) => typeof interest === 'string'));
  if (typeof name !== 'string' || typeof email !== 'string' || !interestsValid) return undefined;
  if (new TextEncoder().encode(email).length > MAX_BYTES) return undefined;
  return INVALID.test(email) ? undefined : email;
}
