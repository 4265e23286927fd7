type Attributes = Record<string, string>;

const inline = /(<(script|style)\b[^>]*>).*?(<\/\2\s*>)/gis;
const attribute = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** The attributes of each tag of this name, their names in lower case. What stands inside scripts and styles is no tag. */
export function tagsOf(html: string, name: string): Attributes[] {
  const tags = new RegExp(`<${name}(?=[\\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>`, 'gi');
  return [...html.replace(inline, '$1$3').matchAll(tags)].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(attribute)].map(([, key = '', double, single, bare]) => [
        key.toLowerCase(),
        (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'),
      ]),
    ),
  );
}

export function languageOfHtml(html: string): string | undefined {
  return tagsOf(html, 'html')[0]?.lang;
}

/** The address of a link with this relation; with `hreflang`, of that language's. */
export function linkOf(html: string, rel: string, hreflang?: string): string | undefined {
  return tagsOf(html, 'link').find((link) => link.rel === rel && link.hreflang === hreflang)?.href;
}
