import { createHash } from 'node:crypto';
import { readTags, type Tag } from '../html/readTags';

const isData = /^application\/(ld\+)?json$/i;

/** Hashes of the contents of inline scripts and styles for the policy; JSON data needs none. */
export function inlineHashes(pages: Iterable<string>): { styleHashes: string[]; scriptHashes: string[] } {
  return hashesOf([...pages].flatMap((html) => readTags(html)));
}

export function hashesOf(tags: Tag[]): { styleHashes: string[]; scriptHashes: string[] } {
  const found = { style: new Set<string>(), script: new Set<string>() };
  for (const { name, attributes, content } of tags) {
    if (name !== 'script' && name !== 'style') continue;
    if (isData.test(attributes.type ?? '') || attributes.src !== undefined) continue;
    found[name].add(`sha256-${createHash('sha256').update(content).digest('base64')}`);
  }
  return { styleHashes: [...found.style].sort(), scriptHashes: [...found.script].sort() };
}
