import { createHash } from 'node:crypto';

const blocks = /<(script|style)\b([^>]*)>(.*?)<\/\1\s*>/gis;
const isData = /\btype=["']?application\/(ld\+)?json/i;
const hasSource = /\ssrc=/i;

/** Hashes of the contents of inline scripts and styles for the policy; JSON data needs none. */
export function inlineHashes(pages: Iterable<string>): { styleHashes: string[]; scriptHashes: string[] } {
  const found = { style: new Set<string>(), script: new Set<string>() };
  for (const html of pages) {
    for (const [, tag = '', attributes = '', content = ''] of html.matchAll(blocks)) {
      if (isData.test(attributes) || hasSource.test(attributes)) continue;
      const digest = createHash('sha256').update(content).digest('base64');
      found[tag.toLowerCase() as 'script' | 'style'].add(`sha256-${digest}`);
    }
  }
  return { styleHashes: [...found.style].sort(), scriptHashes: [...found.script].sort() };
}
