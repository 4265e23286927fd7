import { unlistedPaths } from '../../src/app/sitePaths';
import { videosData } from '../../src/features/videos/videosData';
import { lessonIds } from '../../src/features/lessons/lessonIds';
import { keptFileOf } from '../../src/features/lessons/lessonText';
import { languages } from '../../src/lib/language';
import { namedPath } from '../../src/lib/paths';
import { contentSecurityPolicy, hashesOf, permissionsPolicy, videoHosts } from '../build/deploy/policies';
import { usualReferrer } from '../build/deploy/siteHeaders';
import { readTags } from '../build/html/readTags';
import { askPages, type Check, isRevalidated, isUnlisted, problemsOf, type Site, somePaths } from './site';

const YEAR = 31_536_000;

async function findPlainHttp(site: Site) {
  const hsts = (await site.ask('/')).headers.get('strict-transport-security') ?? '';
  const wanted = `${site.origin}/videos?q=web3`;
  const { status, headers } = await site.askAddress(wanted.replace('https:', 'http:'));
  const location = headers.get('location');
  return problemsOf([hsts], () => [
    Number(/\bmax-age=(\d{1,10})\b/.exec(hsts)?.[1] ?? 0) < YEAR && `/ has Strict-Transport-Security "${hsts}"`,
    ![301, 308].includes(status) && `http answers ${status} instead of 301 or 308`,
    location !== wanted && `http leads to "${location}"`,
  ]);
}

/** The sources of each directive of a Content-Security-Policy, by its name. */
function directivesOf(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.filter(([name]) => name).map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}
const isHash = (source: string) => /^'sha(256|384|512)-[\w+/=]+'$/.test(source);
const isProject = (source: string) => /^https:\/\/[\w.-]+$/.test(source);

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

/** Another check compares the hashes. One hosted project may be called. */
function policyProblems(policy: string | null): string[] {
  if (!policy) return ['no Content-Security-Policy'];
  const given = directivesOf(policy);
  const unknown = [...given.keys()].filter((name) => !wantedPolicy.has(name));
  const wrong = [...wantedPolicy].flatMap(([name, sources]) => {
    const found = (given.get(name) ?? []).filter((source) => !isHash(source));
    const project = name === 'connect-src' ? found.find(isProject) : undefined;
    const isSame = found.filter((source) => source !== project).join(' ') === sources.join(' ');
    return isSame ? [] : [`${name} is "${found.join(' ')}" instead of "${sources.join(' ')}"`];
  });
  return [...unknown.map((name) => `${name} is not of this release`), ...wrong];
}

async function findWrongHashes(site: Site) {
  const kept = languages.flatMap((language) => lessonIds.map((id) => keptFileOf(id, language)));
  const others = await Promise.all(['/no-such-page', ...kept].map((path) => site.ask(path)));
  const pages = [
    ...(await askPages(site)),
    ...others.map((other) => Object.assign({ tags: readTags(other.text) }, other)),
  ];
  const [needed, allowed] = [new Set<string>(), new Set<string>()];
  const problems: string[] = [];
  for (const { path, headers, tags } of pages) {
    const directives = directivesOf(headers.get('content-security-policy') ?? '');
    const { scriptHashes, styleHashes } = hashesOf(tags);
    for (const [kind, hashes] of Object.entries({ script: scriptHashes, style: styleHashes })) {
      const sources = directives.get(`${kind}-src`) ?? [];
      for (const source of sources.filter(isHash)) allowed.add(source);
      const quoted = hashes.map((hash) => `'${hash}'`);
      for (const hash of quoted) needed.add(hash);
      const refused = quoted.filter((hash) => !sources.includes(hash));
      problems.push(...refused.map((hash) => `${path} has a ${kind} that is refused: ${hash}`));
    }
    // A hash cannot allow these attributes.
    for (const { name, attributes } of tags)
      for (const key of Object.keys(attributes).filter((one) => /^(style|on[a-z]+)$/.test(one)))
        problems.push(`${path} has an inline handler or style: <${name} ${key}="${attributes[key]?.slice(0, 60)}">`);
  }
  const unused = [...allowed].filter((hash) => !needed.has(hash));
  return [...problems, ...unused.map((hash) => `no page needs ${hash}`)];
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
        !isUnlisted(readTags(text)) && `${path} does not ask search engines to leave it out`,
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
