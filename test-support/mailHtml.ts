/** The texts of a mail, in the order in which a mail program shows them. */
export function seenTexts(html: string): string[] {
  return html
    .slice(html.indexOf('<body'))
    .replace(/<\/?(?:a|bdi|span)\b[^>]*>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&#39;', "'").trim())
    .filter((text) => text !== '');
}

/** The names of elements that are closed before what they contain, or never; no mail program may guess. */
export function unclosed(html: string): string[] {
  const open: string[] = [];
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z]+)/g)) {
    if (/^(?:meta|br)$/.test(name)) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return [name];
  }
  return open;
}
