export interface Tag {
  /** In lower case, like the names of its attributes. */
  name: string;
  attributes: Partial<Record<string, string>>;
  /** The text inside a script, a style or a title, which holds no tags; else empty. */
  content: string;
}

const inside = `((?:"[^"]*"|'[^']*'|[^'">])*)`;
const tag = new RegExp(
  `<!--.*?-->|<(script|style|title|textarea)\\b${inside}>(.*?)</\\1\\s*>|<([a-z][\\w-]*)${inside}>`,
  'gis',
);
const attribute = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** The start tags of a page, whether React or the optimiser wrote them. */
export function readTags(html: string): Tag[] {
  return [...html.matchAll(tag)].flatMap(([, withText, itsAttributes, content = '', other, attributes]) => {
    const name = withText ?? other;
    if (!name) return [];
    return { name: name.toLowerCase(), attributes: readAttributes(itsAttributes ?? attributes ?? ''), content };
  });
}

const readAttributes = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined)?.replaceAll('&amp;', '&') ?? '',
    ]),
  );
