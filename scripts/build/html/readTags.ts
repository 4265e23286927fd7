export interface Tag {
  /** In lower case, like the names of its attributes. */
  name: string;
  attributes: Partial<Record<string, string>>;
  /** The text inside a script, a style and the like, which holds no tags; else empty. */
  content: string;
}

/** A comment, another declaration, or the slash and the name of a tag. Whatever has no end goes on to the end of the page. */
const opening = /<(?:!--(?:-?>|[^]*?(?:--!?>|$))|(\/?)([a-z][^\s/>]*)|[!?/][^>]*)/gi;
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s>]*)))?/y;
const withoutTags = ['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes'];
const contentEnds = new Map(withoutTags.map((name) => [name, new RegExp(`</${name}(?=[\\s/>])`, 'gi')]));

/** The start tags of a page. Each step goes on where the one before ended, so that the time grows with the length alone. */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = [];
  let at = 0;
  for (let found = execAt(opening, html, at); found; found = execAt(opening, html, at)) {
    at = found.index + found[0].length;
    const [, slash, name = ''] = found;
    if (!name) continue;
    const { attributes, end } = readAttributes(html, at);
    at = end;
    if (slash) continue;
    const tag = { name: name.toLowerCase(), attributes, content: '' };
    tags.push(tag);
    const contentEnd = contentEnds.get(tag.name);
    if (!contentEnd) continue;
    const start = html.indexOf('>', at) + 1 || html.length;
    at = execAt(contentEnd, html, start)?.index ?? html.length;
    tag.content = html.slice(start, at);
  }
  return tags;
}

function readAttributes(html: string, from: number): { attributes: Tag['attributes']; end: number } {
  const attributes: Tag['attributes'] = {};
  let end = from;
  for (let found = execAt(attribute, html, end); found; found = execAt(attribute, html, end)) {
    end += found[0].length;
    const name = (found[1] ?? '').toLowerCase();
    const value = found[2] ?? found[3] ?? found[4] ?? '';
    // Of a name that occurs twice, browsers take the first.
    if (!Object.hasOwn(attributes, name)) attributes[name] = value.replaceAll('&amp;', '&');
  }
  return { attributes, end };
}

function execAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
