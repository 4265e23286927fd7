/** White space, and characters that show nothing. The database trims the same ones: `private.trimmed`. */
const unseen =
  /\u034f|[\s\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]/;

/** Without what cannot be seen at its ends. One character after the other: an expression for both ends is slow on long blanks. */
export function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && unseen.test(text[start]!)) start += 1;
  while (end > start && unseen.test(text[end - 1]!)) end -= 1;
  return text.slice(start, end);
}
