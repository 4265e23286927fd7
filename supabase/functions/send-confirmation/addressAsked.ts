/** As in the database: whatever is longer is no address, and is not worth looking at. */
const MAX_BYTES = 1024;
// Half a surrogate pair is no character, and the database takes neither it nor a NUL.
const NO_TEXT = /[\p{Cc}\p{Cs}]/u;

/** The address in a body of name, email and interests; undefined when the body is anything else. */
export function addressAsked(text: string): string | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof body !== 'object' || body === null) return undefined;
  const { name, email, interests } = body as Record<string, unknown>;
  const interestsFit =
    typeof interests === 'string' || (Array.isArray(interests) && interests.every((interest) => typeof interest === 'string'));
  if (typeof name !== 'string' || typeof email !== 'string' || !interestsFit) return undefined;
  if (new TextEncoder().encode(email).length > MAX_BYTES) return undefined;
  return NO_TEXT.test(email) ? undefined : email;
}
