import { sitePaths, unlistedPaths } from '../../src/app/routes';
import { videosData } from '../../src/features/videos/videosData';
import { languages } from '../../src/lib/language';
import { languageOf, pathIn, withoutTrailingSlash } from '../../src/lib/paths';
import { contentSecurityPolicy, inlineHashes, permissionsPolicy, videoHosts } from '../build/deploy/policies';
import { publicFolders, usualReferrer } from '../build/deploy/siteHeaders';
import { sitemapPath } from '../build/html/siteFiles';
import { type Answer, type Site, tagOf } from './site';

/** Only strings are problems. */
type Problem = string | false | undefined;

const inBoth = (plain: string[]) => languages.flatMap((language) => plain.map((path) => pathIn(language, path)));
const listed = inBoth(sitePaths);
const unlisted = inBoth(unlistedPaths);
const missing = ['/no-such-page', '/en/no-such-page', '/video/video999', '/site.00000000.js'];
/** A host may apply the rules of a folder to what is not in it. */
const missingFiles = ['/assets/none.00000000.js', ...publicFolders.map((pattern) => pattern.replace('*', 'none.svg'))];
const secret = [
  '/_headers',
  '/.env',
  '/.git/HEAD',
  '/package.json',
  '/server/main.mjs',
  '/__outbox',
  '/supabase/config.toml',
];

const isPublic = ({ origin }: Site) => origin.startsWith('https:');

async function each(site: Site, paths: string[], find: (answer: Answer, path: string) => Problem[]) {
  const found: Problem[] = [];
  for (const path of paths)
    for (const problem of find(await site.ask(path), path)) found.push(problem && `${path} ${problem}`);
  return found;
}

const status = ({ status: found }: Answer, wanted: number) => found !== wanted && `answers ${found}`;
const language = (answer: Answer, path: string, lang = tagOf(answer, 'html')?.lang) =>
  lang !== languageOf(path) && `is in "${lang}" instead of "${languageOf(path)}"`;
const header = ({ headers }: Answer, name: string, wanted: RegExp | string) => {
  const found = headers.get(name) ?? '';
  const isRight = typeof wanted === 'string' ? found === wanted : wanted.test(found);
  return !isRight && `has ${name} "${found}" instead of ${wanted}`;
};
/** Without the header browsers keep it as long as they guess. */
const revalidated = (answer: Answer) => header(answer, 'Cache-Control', /no-cache|no-store|max-age=0\b/);

const videos = videoHosts(videosData);
const wantedPolicy = contentSecurityPolicy({ styleHashes: [], scriptHashes: [], supabaseUrl: undefined, videos });
/** Without hashes, and without the origin of a Supabase project. */
const plainPolicy = (policy: string) =>
  policy.replace(/ 'sha256-[\w+/=]+'/g, '').replace(/(connect-src 'self') https:\/\/[\w.-]+/, '$1');

/** What Cloudflare puts into HTML: its hiding of addresses, and Rocket Loader. */
const rewritten = ['/cdn-cgi/l/email-protection', 'email-decode.min.js', 'rocket-loader.min.js'];

function securityOf(answer: Answer, path: string): Problem[] {
  const policy = answer.headers.get('content-security-policy') ?? '';
  const { scriptHashes, styleHashes } = inlineHashes([answer.text]);
  const refused = [...scriptHashes, ...styleHashes].filter((hash) => !policy.includes(`'${hash}'`));
  return [
    header(answer, 'X-Content-Type-Options', 'nosniff'),
    header(answer, 'Cross-Origin-Opener-Policy', 'same-origin'),
    header(answer, 'Permissions-Policy', permissionsPolicy(videos.frames)),
    // A token must not go to anybody.
    header(answer, 'Referrer-Policy', unlisted.includes(path) ? 'no-referrer' : usualReferrer),
    plainPolicy(policy) !== wantedPolicy && `has the policy "${policy}"`,
    !answer.text.includes('<!--') && 'is rewritten on its way: comments are gone, by which React finds its place',
    ...rewritten.filter((sign) => answer.text.includes(sign)).map((sign) => `is rewritten on its way: it has ${sign}`),
    ...refused.map((hash) => `has a script or a style that its policy refuses: ${hash}`),
    answer.headers.has('set-cookie') && 'sets a cookie',
  ];
}

/** The public origin of a local site is the one that it was built for. */
export async function findPages(site: Site): Promise<Problem[]> {
  const { text } = await site.ask(sitemapPath);
  const named = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  const origin = isPublic(site) ? site.origin : new URL(named[0] ?? 'http://none').origin;
  const wanted = listed.map((path) => origin + path);
  return [
    ...wanted.filter((address) => !named.includes(address)).map((address) => `${sitemapPath} lacks ${address}`),
    ...named.filter((address) => !wanted.includes(address)).map((address) => `${sitemapPath} has ${address}`),
    ...(await each(site, [...listed, ...unlisted], (answer, path) => [
      status(answer, 200),
      withoutTrailingSlash(answer.url.pathname) !== path && `leads to ${answer.url.pathname}`,
      language(answer, path),
      tagOf(answer, 'link', { rel: 'canonical' })?.href !== origin + path && 'is not the canonical address of its page',
      listed.includes(path) &&
        (answer.headers.has('x-robots-tag') || tagOf(answer, 'meta', { name: 'robots' })) &&
        'asks search engines to leave it out',
    ])),
  ];
}

export async function findOtherHosts(site: Site): Promise<Problem[]> {
  if (!isPublic(site)) return [];
  const wanted = `${site.origin}/en?q=web3`;
  const twin = wanted.includes('//www.') ? wanted.replace('www.', '') : wanted.replace('//', '//www.');
  const isTwinThere = await site.ask(twin).catch(() => false);
  return [
    // A name that is not there leads nobody astray.
    ...(await each(site, [wanted.replace('https:', 'http:'), ...(isTwinThere ? [twin] : [])], (answer) => [
      ![301, 308].includes(answer.status) && `answers ${answer.status}`,
      header(answer, 'Location', wanted),
    ])),
    ...(await each(site, ['/'], (answer) => [header(answer, 'Strict-Transport-Security', /max-age=31536000/)])),
  ];
}

export async function findCaching(site: Site): Promise<Problem[]> {
  const { text, headers } = await site.ask('/');
  const kept = [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|woff2)\b|\/images\/[\w/.-]+\.svg\?v=\w+/g))];
  const again = await site.ask('/', { 'if-none-match': headers.get('etag') ?? '' });
  const wrong = await each(site, [...kept, ...listed, ...unlisted, sitemapPath], (answer, path) => [
    kept.includes(path) ? header(answer, 'Cache-Control', /max-age=31536000/) : revalidated(answer),
    !path.endsWith('.woff2') && header(answer, 'Content-Encoding', /^(br|gzip|zstd)$/),
  ]);
  return [
    kept.length < 4 && '/ names no files with a hash',
    again.status !== 304 && `/ answers ${again.status} instead of 304 where it has not changed`,
    ...wrong,
  ];
}

export const findMissing = (site: Site) =>
  each(site, [...missing, ...missingFiles], (answer, path) => [
    status(answer, 404),
    language(answer, path),
    revalidated(answer),
  ]);

export const findInsecure = (site: Site) => each(site, [...listed, ...unlisted, ...missing.slice(0, 2)], securityOf);

export const findSecrets = (site: Site) => each(site, secret, (answer) => [status(answer, 404)]);
