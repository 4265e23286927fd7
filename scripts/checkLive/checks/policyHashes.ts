import { inlineHashes } from '../../build/deploy/inlineHashes';
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
      const { scriptHashes, styleHashes } = inlineHashes([text]);
      const parts = [
        ['script', scriptHashes],
        ['style', styleHashes],
      ] as const;
      return parts.flatMap(([kind, hashes]) => {
        const sources = directives.get(`${kind}-src`) ?? [];
        for (const source of sources.filter(isHash)) allowed.add(source);
        const quoted = hashes.map((hash) => `'${hash}'`);
        for (const hash of quoted) needed.add(hash);
        return quoted
          .filter((hash) => !sources.includes(hash))
          .map((hash) => `${path} has a ${kind} that is refused: ${hash}`);
      });
    });
    const unused = [...allowed].filter((hash) => !needed.has(hash)).map((hash) => `no page needs ${hash}`);
    return [...faults, ...unused, ...answers.flatMap(handlerFaults)];
  },
};

/** What a hash cannot allow. */
function handlerFaults({ path, text }: { path: string; text: string }): string[] {
  const attributes = text.replace(/<(script|style)\b.*?<\/\1\s*>/gis, '').match(/<[a-z][^>]*\s(style|on[a-z]+)=/gi);
  return attributes ? [`${path} has an inline handler or style: ${attributes[0].slice(0, 60)}`] : [];
}
