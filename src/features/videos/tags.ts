import { videosData } from './videosData';

/** Chosen like a tag, also in the address: the lessons that can be read already (B14). No record carries it. */
export const readableTag = 'readable';

const tags = new Set<unknown>([readableTag, ...videosData.flatMap((video) => video.tags)]);

export function isTag(tag: unknown): tag is string {
  return tags.has(tag);
}
