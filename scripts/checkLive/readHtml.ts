import type { Tag } from '../build/html/readTags';

/** The attributes of each tag of this name. */
export function tagsOf(tags: Tag[], name: string): Tag['attributes'][] {
  return tags.filter((tag) => tag.name === name).map(({ attributes }) => attributes);
}

export function languageOf(tags: Tag[]): string | undefined {
  return tagsOf(tags, 'html')[0]?.lang;
}

/** Whether the page asks search engines to leave it out. */
export function isUnlisted(tags: Tag[]): boolean {
  return tagsOf(tags, 'meta').some(({ name, content }) => name === 'robots' && content === 'noindex');
}

/** The address of a link with this relation; with `hreflang`, of that language's. */
export function linkOf(tags: Tag[], rel: string, hreflang?: string): string | undefined {
  return tagsOf(tags, 'link').find((link) => link.rel === rel && link.hreflang === hreflang)?.href;
}
