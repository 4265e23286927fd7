import type { HeaderRule } from '../../../server/static/headerRules';
import { unlistedPaths } from '../../../src/app/sitePaths';
import { defaultLanguage, languages } from '../../../src/lib/language';
import { namedLanguage, namedPath, paths } from '../../../src/lib/paths';
import { contentSecurityPolicy, permissionsPolicy, type PolicyParts } from './policies';

interface SiteParts extends PolicyParts {
  /** Every file of the built site, as a path inside it. */
  files: string[];
}

/** Folders whose pages are served at plain addresses. A host may apply its rules to the folder instead of the address. */
const negotiated = languages.filter((language) => language !== defaultLanguage).map((language) => `/_${language}`);

const hashed = /\.[0-9a-f]{8}\.\w+$/;

/** For what every answer has, or a file that is no page. */
export const isForFiles = ({ pattern }: HeaderRule) =>
  pattern === '/*' || hashed.test(pattern) || publicFolders.includes(pattern);
const year = 31_536_000;

/**
 * All headers of the site, for the local server and for the hosts. No two rules that match the same path set the same header, because
 * hosts would send both values. Those for files come first: see writeDeployFiles.ts. For paths without a rule (unknown ones, robots.txt)
 * hosts send `max-age=0, must-revalidate`.
 */
export function siteHeaders({ files, ...policy }: SiteParts): HeaderRule[] {
  const everything: HeaderRule = {
    pattern: '/*',
    headers: [
      ['Content-Security-Policy', contentSecurityPolicy(policy)],
      ['X-Content-Type-Options', 'nosniff'],
      ['Permissions-Policy', permissionsPolicy(policy.videos.frames)],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      // Without includeSubDomains, because other hosts of the domain may not support https. Ignored over http.
      ['Strict-Transport-Security', `max-age=${year}`],
    ],
  };
  return merged([
    everything,
    ...files.filter((file) => hashed.test(file)).map((file) => asset(`/${file}`)),
    ...publicFolders.map(publicFile),
    ...[...publicPages, keptLessons].map((pattern) => referrer(pattern, usualReferrer)),
    document(keptLessons, false),
    ...unlistedPaths
      .concat(languages.flatMap((language) => unlistedPaths.map((path) => namedPath(language, path))))
      .flatMap((path) => [path, `${path}/`].map((pattern) => referrer(pattern, 'no-referrer'))),
    ...documents(files),
    ...negotiated.map((folder) => document(`${folder}/*`, true)),
    ...negotiated.flatMap((folder) => unlistedPaths.map((path) => referrer(`${folder}${path}/`, 'no-referrer'))),
  ]);
}

/** What other sites are told when somebody follows a link; the pages that mails lead to tell nothing, as their address may hold a token. */
export const usualReferrer = 'strict-origin-when-cross-origin';

const referrer = (pattern: string, policy: string): HeaderRule => ({ pattern, headers: [['Referrer-Policy', policy]] });

/** Patterns for all pages, and for missing ones beside them, but not for those that mails lead to: `/:page` ends before the next slash. */
const publicPages = [
  '/',
  ...['', ...languages.map((language) => namedPath(language, '/')), ...negotiated].flatMap((folder) =>
    ['/:page', '/:page/', paths.video('*'), paths.profile('*')].map((path) => `${folder}${path}`),
  ),
];

/** Lessons to keep (B29). */
const keptLessons = '/lessons/*';

/** One rule for each pattern, because a host may use only the last of several. */
function merged(rules: HeaderRule[]): HeaderRule[] {
  const headers = new Map<string, HeaderRule['headers']>();
  for (const rule of rules) headers.set(rule.pattern, [...(headers.get(rule.pattern) ?? []), ...rule.headers]);
  return [...headers].map(([pattern, all]) => ({ pattern, headers: all }));
}

const sameOrigin: [string, string] = ['Cross-Origin-Resource-Policy', 'same-origin'];

const document = (pattern: string, isNegotiated: boolean): HeaderRule => ({
  pattern,
  headers: [
    ['Cache-Control', 'no-cache'],
    ...(isNegotiated ? [['Vary', 'Accept-Language'] as [string, string]] : []),
    sameOrigin,
  ],
});

const asset = (pattern: string): HeaderRule => ({
  pattern,
  headers: [['Cache-Control', `public, max-age=${year}, immutable`], sameOrigin],
});

/** Folders whose files are asked for with the version of what is served unbundled. */
export const publicFolders = ['/images/*', '/icons/*', '/captions/*', '/media/*', '/styles/*'];

// The site asks for such a file with the version of public/ in the query, which no pattern can see. Not `immutable`, so that a reload
// also gets the new file where another site left the version out. Other sites may show them: link previews and feed readers.
const publicFile = (pattern: string): HeaderRule => ({
  pattern,
  headers: [
    ['Cache-Control', `public, max-age=${year}`],
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ],
});

/** Few patterns that match the addresses of all pages: `/video/*` for all videos, `/en/*` for all English pages. */
function documents(files: string[]): HeaderRule[] {
  const patterns = files
    .filter((file) => /(^|\/)index\.html$/.test(file) && !file.startsWith('_'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .map((address) => address.replace(/^\/([^/]+)\/.+$/, '/$1/*'));
  return [...new Set(patterns)].sort().map((pattern) => document(pattern, !namedLanguage(pattern)));
}
