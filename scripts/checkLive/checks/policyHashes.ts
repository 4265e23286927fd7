import { hashesOf } from '../../build/deploy/inlineHashes';
import { readTags, type Tag } from '../../build/html/readTags';
import type { Check } from '../check';
import { allPages } from '../pages';
import { directivesOf, isHash } from '../policy';

export const policyHashes: Check = {
  title: 'the policy allows the inline scripts and styles of every page, and no others',
  remedy:
    'Pages and headers are of two builds, or something rewrites the HTML on its way: publish one build, switch such rewriting off.',
  findFaults: async (site) => {
    const missing = await site.ask('/no-such-page');
    const answers = [...(await allPages(site)).map(({ answer }) => answer), missing];
    const needed = new Set<string>();
    const allowed = new Set<string>();
    const faults = answers.flatMap(({ path, headers, text }) => {
      const directives = directivesOf(headers.get('content-security-policy') ?? '');
      const tags = readTags(text);
      const { scriptHashes, styleHashes } = hashesOf(tags);
      const parts = [
        ['script', scriptHashes],
        ['style', styleHashes],
      ] as const;
      const refused = parts.flatMap(([kind, hashes]) => {
        const sources = directives.get(`${kind}-src`) ?? [];
        for (const source of sources.filter(isHash)) allowed.add(source);
        const quoted = hashes.map((hash) => `'${hash}'`);
        for (const hash of quoted) needed.add(hash);
        return quoted
          .filter((hash) => !sources.includes(hash))
          .map((hash) => `${path} has a ${kind} that is refused: ${hash}`);
      });
      return [refused, handlersOf(tags).map((handler) => `${path} has an inline handler or style: ${handler}`)].flat();
    });
    const unused = [...allowed].filter((hash) => !needed.has(hash)).map((hash) => `no page needs ${hash}`);
    return [...faults, ...unused];
  },
};

/** What a hash cannot allow. */
function handlersOf(tags: Tag[]): string[] {
  return tags.flatMap(({ name, attributes }) =>
    Object.keys(attributes)
      .filter((key) => /^(style|on[a-z]+)$/.test(key))
      .map((key) => `<${name} ${key}="${attributes[key]?.slice(0, 60)}">`),
  );
}
