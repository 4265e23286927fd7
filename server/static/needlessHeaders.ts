/** What browsers read of pages alone, and what they read of everything that they can open as a document. */
const ofPages = new Set(['cross-origin-opener-policy', 'permissions-policy']);
const ofDocuments = new Set(['content-security-policy']);
const page = /^text\/html/;
const part = /^(text\/(css|javascript)|font\/)/;

/**
 * Whether an answer of this type does without this header. HTTP/1.1 sends every header in full with every answer, unlike what
 * the hosts speak: a kilobyte and a half before each small script.
 */
export function isNeedless(header: string, contentType: string): boolean {
  const name = header.toLowerCase();
  return (ofPages.has(name) && !page.test(contentType)) || (ofDocuments.has(name) && part.test(contentType));
}
