import { videosData } from '../../../src/features/videos/videosData';
import { contentSecurityPolicy, filmHosts } from '../../build/deploy/contentSecurityPolicy';
import { permissionsPolicy } from '../../build/deploy/permissionsPolicy';
import { usualReferrer } from '../../build/deploy/siteHeaders';
import type { Check } from '../check';
import { somePaths } from '../pages';
import { directivesOf, isHash } from '../policy';

const films = filmHosts(videosData);
const wanted = directivesOf(
  contentSecurityPolicy({ styleHashes: [], scriptHashes: [], supabaseUrl: undefined, films }),
);
const others = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', permissionsPolicy(films.frames)],
  ['Referrer-Policy', usualReferrer],
] as const;
const isProject = (source: string) => /^https:\/\/[\w.-]+$/.test(source);

export const securityHeaders: Check = {
  title: 'security headers',
  remedy: 'Let the host send the headers of dist/_headers, each once, and add none of its own that weaken them.',
  findFaults: async (site) => {
    const answers = await Promise.all(somePaths.map((path) => site.ask(path)));
    return answers.flatMap(({ path, headers }) =>
      [
        policyFaults(headers.get('content-security-policy')).map((fault) => `${path}: ${fault}`),
        others
          .filter(([name, value]) => headers.get(name) !== value)
          .map(([name, value]) => `${path}: ${name} is "${headers.get(name) ?? ''}" instead of "${value}"`),
        headers.has('set-cookie') ? [`${path} sets a cookie`] : [],
      ].flat(),
    );
  },
};

/** The hashes are for the check of the policy's hashes, and one hosted project may be called. */
function policyFaults(policy: string | null): string[] {
  if (!policy) return ['no Content-Security-Policy'];
  const given = directivesOf(policy);
  const unknown = [...given.keys()].filter((name) => !wanted.has(name)).map((name) => `${name} is not of this release`);
  const wrong = [...wanted].flatMap(([name, sources]) => {
    const rest = (given.get(name) ?? []).filter((source) => !isHash(source));
    const [project, ...more] = name === 'connect-src' ? rest.filter(isProject) : [];
    const compared = rest.filter((source) => source !== project);
    const isSame = more.length === 0 && compared.join(' ') === sources.join(' ');
    return isSame ? [] : [`${name} is "${rest.join(' ')}" instead of "${sources.join(' ')}"`];
  });
  return [...unknown, ...wrong];
}
