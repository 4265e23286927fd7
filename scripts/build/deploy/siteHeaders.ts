import type { HeaderRule } from '../../../server/static/headerRules';
import { unlistedPaths } from '../../../src/app/routes';
import { languages } from '../../../src/lib/language';
import { pathIn, paths } from '../../../src/lib/paths';
import { contentSecurityPolicy, permissionsPolicy, type PolicyParts } from './policies';

interface SiteParts extends PolicyParts {
  /** Every file of the built site, as a path inside it. */
  files: string[];
}

const year = 31_536_000;

/**
 * All headers of the site, for the local server and for the hosts. No two rules that match the same path set the same header, because
 * hosts would send both values. For paths without a rule (unknown ones, robots.txt)
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
    hashedFiles,
    ...publicFolders.map(publicFileRule),
    ...['/sw.js', '/service-worker.js'].map(pageRule),
    ...[...publicPages, keptLessons].map((pattern) => referrer(pattern, usualReferrer)),
    pageRule(keptLessons),
    ...languages
      .flatMap((language) => unlistedPaths.map((path) => pathIn(language, path)))
      .flatMap((path) => [path, `${path}/`].map((pattern) => referrer(pattern, 'no-referrer'))),
    ...pageRules(files),
  ]);
}

/** The Referrer-Policy of all pages but those linked from mails, whose URL may contain a token. */
export const usualReferrer = 'strict-origin-when-cross-origin';

const referrer = (pattern: string, policy: string): HeaderRule => ({
  pattern,
  headers: [['Referrer-Policy', policy]],
});

/** Patterns for all pages, existing or not, except those linked from mails: `/:page` matches only one segment. */
const publicPages = [
  '/',
  ...languages.flatMap((language) =>
    ['/:page', '/:page/', paths.video('*'), paths.profile('*')].map((path) => pathIn(language, path)),
  ),
];

/** Lessons as files to download (B29). */
const keptLessons = '/lessons/*';

/** One rule for each pattern, because a host may use only the last of several. */
function merged(rules: HeaderRule[]): HeaderRule[] {
  const headers = new Map<string, HeaderRule['headers']>();
  for (const rule of rules) headers.set(rule.pattern, [...(headers.get(rule.pattern) ?? []), ...rule.headers]);
  return [...headers].map(([pattern, all]) => ({ pattern, headers: all }));
}

const sameOrigin: [string, string] = ['Cross-Origin-Resource-Policy', 'same-origin'];

const pageRule = (pattern: string): HeaderRule => ({ pattern, headers: [['Cache-Control', 'no-cache'], sameOrigin] });

/** What Parcel makes, with a hash in each name. */
const hashedFiles: HeaderRule = {
  pattern: '/assets/*',
  headers: [['Cache-Control', `public, max-age=${year}, immutable`], sameOrigin],
};

/** Folders of unhashed files; their URLs have the version of public/ in the query. */
export const publicFolders = ['/images/*', '/icons/*', '/captions/*', '/media/*', '/styles/*'];

// Not `immutable`, so that a reload also gets the new file where another site left the version out. Cross-origin for link previews
// and feed readers.
const publicFileRule = (pattern: string): HeaderRule => ({
  pattern,
  headers: [
    ['Cache-Control', `public, max-age=${year}`],
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ],
});

/** Few patterns that match the addresses of all pages: `/video/*` for all videos, `/en/*` for all English pages. */
function pageRules(files: string[]): HeaderRule[] {
  const patterns = files
    .filter((file) => file.endsWith('.html') && !/(^|\/)404\.html$|^lessons\//.test(file))
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
    .map((address) => address.replace(/^\/([^/]+)\/.+$/, '/$1/*'));
  return [...new Set(patterns)].sort().map((pattern) => pageRule(pattern));
}
