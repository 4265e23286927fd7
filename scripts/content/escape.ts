const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const characters: Record<string, string> = Object.fromEntries(
  Object.entries({ ...entities, "'": '&#x27;' }).map(([character, entity]) => [entity, character]),
);

/** For text and quoted attributes, in HTML and in XML. */
export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (found) => entities[found] ?? found);
}

/** What React escaped, as it was. */
export function unescape(html: string): string {
  return html.replace(/&[^;]+;/g, (found) => characters[found] ?? found);
}
