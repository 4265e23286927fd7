import type { HeaderRule } from '../../server/static/headerRules';
import { unlistedPaths } from '../../src/app/sitePaths';
import { languages } from '../../src/lib/language';
import { pathIn } from '../../src/lib/paths';
import { contentSecurityPolicy, type PolicyParts } from './contentSecurityPolicy';
import { documentPatterns } from './documentPatterns';
import { permissionsPolicy } from './permissionsPolicy';

interface SiteParts extends PolicyParts {
  /** Every file of the built site, as a path inside it. */
  files: string[];
}

const hashed = /\.[0-9a-f]{8}\.\w+$/;
const year = 31_536_000;
const day = 86_400;

/**
 * All headers of the site, for the local server and for the hosts. No header is named by two rules that match one path, since hosts would
 * send both values. What no rule names (an unknown path, robots.txt) hosts send with `max-age=0, must-revalidate` by themselves.
 */
export function siteHeaders({ files, ...policy }: SiteParts): HeaderRule[] {
  const everything: HeaderRule = {
    pattern: '/*',
    headers: [
      ['Content-Security-Policy', contentSecurityPolicy(policy)],
      ['X-Content-Type-Options', 'nosniff'],
      ['Permissions-Policy', permissionsPolicy],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      // Of this host alone: what else lives under its domain is not ours to promise. Ignored over http.
      ['Strict-Transport-Security', `max-age=${year}`],
    ],
  };
  return [
    everything,
    ...languages.flatMap((language) => unlistedPaths.map((path) => pathIn(language, path))).flatMap((path) => [path, `${path}/`].map(secret)),
    ...documentPatterns(files).map(({ pattern, isNegotiated }) => document(pattern, isNegotiated)),
    ...files.filter((file) => hashed.test(file)).map((file) => asset(`/${file}`)),
    ...['/images/*', '/icons/*'].map(picture),
  ];
}

// Its address may hold the token of a mail. Elsewhere no such header is sent: every browser's own choice, `strict-origin-when-cross-origin`, is right.
const secret = (pattern: string): HeaderRule => ({ pattern, headers: [['Referrer-Policy', 'no-referrer']] });

const sameOrigin: [string, string] = ['Cross-Origin-Resource-Policy', 'same-origin'];

const document = (pattern: string, isNegotiated: boolean): HeaderRule => ({
  pattern,
  headers: [['Cache-Control', 'no-cache'], ...(isNegotiated ? [['Vary', 'Accept-Language'] as [string, string]] : []), sameOrigin],
});

const asset = (pattern: string): HeaderRule => ({
  pattern,
  headers: [['Cache-Control', `public, max-age=${year}, immutable`], sameOrigin],
});

// Shown by others, too: link previews and readers of the feed.
const picture = (pattern: string): HeaderRule => ({
  pattern,
  headers: [
    ['Cache-Control', `public, max-age=${day}`],
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ],
});
