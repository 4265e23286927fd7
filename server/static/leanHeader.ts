/** What browsers read of pages alone, and what they read of everything that they can open as a document. */
const ofPages = new Set(['cross-origin-opener-policy', 'permissions-policy']);
const ofDocuments = 'content-security-policy';
const page = /^text\/html/;
const drawing = /^image\/svg/;
const part = /^(text\/(css|javascript)|font\/|image\/)/;

/** As strict as the pages' policy for what runs nothing and fetches nothing, in a twentieth of the bytes. */
const drawingPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The value to send of a header with an answer of this type, or nothing where the answer does without. HTTP/1.1 sends every header in
 * full with every answer, unlike what the hosts speak: a kilobyte and a half before each small script or drawing.
 */
export function leanHeader(header: string, value: string, contentType: string): string | undefined {
  const name = header.toLowerCase();
  if (ofPages.has(name)) return page.test(contentType) ? value : undefined;
  if (name !== ofDocuments) return value;
  if (drawing.test(contentType)) return drawingPolicy;
  return part.test(contentType) ? undefined : value;
}
