import { unlistedPaths } from '../../src/app/sitePaths';
import { videosData } from '../../src/features/videos/videosData';
import { lessonIds } from '../../src/features/lessons/lessonIds';
import { keptFileOf } from '../../src/features/lessons/lessonText';
import { languages } from '../../src/lib/language';
import { namedPath } from '../../src/lib/paths';
import { contentSecurityPolicy, inlineHashes, permissionsPolicy, videoHosts } from '../build/deploy/policies';
import { usualReferrer } from '../build/deploy/siteHeaders';
import { askPages, type Check, isRevalidated, problemsOf, type Site, somePaths } from './site';

const YEAR = 31_536_000;

async function findPlainHttp(site: Site) {
  const hsts = (await site.ask('/')).headers.get('strict-transport-security') ?? '';
  const wanted = `${site.origin}/videos?q=web3`;
  const { status, headers } = await site.ask(wanted.replace('https:', 'http:'));
  const location = headers.get('location');
  return problemsOf([hsts], () => [
    Number(/\bmax-age=(\d+)/.exec(hsts)?.[1] ?? 0) < YEAR && `/ has Strict-Transport-Security "${hsts}"`,
    ![301, 308].includes(status) && `http answers ${status} instead of 301 or 308`,
    location !== wanted && `http leads to "${location}"`,
  ]);
}

/** The directives without hashes, which `findWrongHashes` compares, and without a Supabase origin. */
const directivesOf = (policy: string) =>
  policy
    .replace(/ 'sha256-[\w+/=]+'/g, '')
    .replace(/(connect-src 'self') https:\/\/[\w.-]+/, '$1')
    .split('; ');

const videos = videoHosts(videosData);
const wantedPolicy = directivesOf(
  contentSecurityPolicy({ styleHashes: [], scriptHashes: [], supabaseUrl: undefined, videos }),
);
const wantedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy(videos.frames),
  'Referrer-Policy': usualReferrer,
};

const findWeakHeaders = (site: Site) =>
  problemsOf(somePaths, async (path) => {
    const { headers } = await site.ask(path);
    return [
      ...policyProblems(headers.get('content-security-policy')).map((problem) => `${path}: ${problem}`),
      ...Object.entries(wantedHeaders).map(([name, value]) => {
        const found = headers.get(name) ?? '';
        return found !== value && `${path}: ${name} is "${found}" instead of "${value}"`;
      }),
      headers.has('set-cookie') && `${path} sets a cookie`,
    ];
  });

function policyProblems(policy: string | null): string[] {
  if (!policy) return ['no Content-Security-Policy'];
  const given = directivesOf(policy);
  return [
    ...wantedPolicy.filter((one) => !given.includes(one)).map((one) => `the policy lacks "${one}"`),
    ...given.filter((one) => !wantedPolicy.includes(one)).map((one) => `the policy has "${one}"`),
  ];
}

async function findWrongHashes(site: Site) {
  const kept = languages.flatMap((language) => lessonIds.map((id) => keptFileOf(id, language)));
  const others = await Promise.all(['/no-such-page', ...kept].map((path) => site.ask(path)));
  const [needed, allowed] = [new Set<string>(), new Set<string>()];
  const refused = await problemsOf([...(await askPages(site)), ...others], ({ path, headers, text }) => {
    const policy = headers.get('content-security-policy') ?? '';
    for (const hash of policy.match(/sha256-[\w+/=]+/g) ?? []) allowed.add(hash);
    const { scriptHashes, styleHashes } = inlineHashes([text]);
    return [...scriptHashes, ...styleHashes].map((hash) => {
      needed.add(hash);
      return !policy.includes(`'${hash}'`) && `${path} has a script or a style that is refused: ${hash}`;
    });
  });
  const unused = [...allowed].filter((hash) => !needed.has(hash));
  return [...refused, ...unused.map((hash) => `no page needs ${hash}`)];
}

const token = 'a-token-of-check-live';

const findLeakedTokens = (site: Site) =>
  problemsOf(
    unlistedPaths
      .concat(unlistedPaths.flatMap((plain) => languages.map((language) => namedPath(language, plain))))
      .flatMap((path) => languages.map((language) => ({ path, language }))),
    async ({ path, language }) => {
      const { status, headers, text } = await site.ask(`${path}?token=${token}`, { 'accept-language': language });
      const referrer = headers.get('referrer-policy') ?? '';
      return [
        status !== 200 && `${path} answers ${status}`,
        referrer !== 'no-referrer' && `${path} has Referrer-Policy "${referrer}" instead of "no-referrer"`,
        !isRevalidated(headers) && `${path} may be kept: "${headers.get('cache-control') ?? ''}"`,
        [text, ...headers.values()].some((value) => value.includes(token)) && `${path} repeats the token in its answer`,
      ];
    },
  );

export const headerChecks: Check[] = [
  {
    title: 'https only',
    onlyHttps: true,
    remedy: 'Redirect http to https for good (301 or 308), and send Strict-Transport-Security from dist/_headers.',
    findProblems: findPlainHttp,
  },
  {
    title: 'security headers',
    remedy: 'Let the host send the headers of dist/_headers, each once, and add none of its own that weaken them.',
    findProblems: findWeakHeaders,
  },
  {
    title: 'the policy allows the inline scripts and styles of every page, and no others',
    remedy:
      'Pages and headers are of two builds, or something rewrites the HTML on its way: publish one build, switch such rewriting off.',
    findProblems: findWrongHashes,
  },
  {
    title: 'pages that mails lead to keep their token to themselves',
    remedy:
      'Let the host send dist/_headers for these paths, with and without a slash at the end, and redirect none of them.',
    findProblems: findLeakedTokens,
  },
];
