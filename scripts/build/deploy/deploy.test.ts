import { createHash } from 'node:crypto';
import { headersFor, parseHeaderRules } from '../../../server/static/headerRules';
import { contentSecurityPolicy, inlineHashes, permissionsPolicy, videoHosts } from './policies';
import { formatHeaders } from './headersFile';
import worker from './missingFile';
import { nginxHeaders } from './nginxHeaders';
import { siteHeaders } from './siteHeaders';

const pages = 'index en en/video/video1 en/videos video/video1 video/video2 videos 404 en/404 lessons/video1.en';
const files = [
  ...pages.split(' ').map((page) => `${page}.html`),
  ...'images/logo.svg assets/main.1a2b3c4d.js robots.txt'.split(' '),
];
const parts = {
  files,
  styleHashes: ['sha256-a='],
  scriptHashes: ['sha256-b='],
  supabaseUrl: undefined as string | undefined,
  videos: { media: [] as string[], frames: [] as string[] },
};
const rules = siteHeaders(parts);
const at = (path: string) => headersFor(rules, path);

it('U1 the server reads exactly the rules that the build writes', () => {
  expect(parseHeaderRules(formatHeaders(rules))).toEqual(rules);
});

const page = ['no-cache', 'same-origin'];
const hashed = ['public, max-age=31536000, immutable', 'same-origin'];
const shared = ['public, max-age=31536000', 'cross-origin'];

it.each([
  [
    '/ /videos /video/video2 /en /en/videos /en/video/video1 /lessons/video1.es.html /lessons/video1.en.html /sw.js /service-worker.js',
    page,
  ],
  ['/assets/main.1a2b3c4d.js', hashed],
  ['/captions/video3.es.vtt /media/video3.webm /images/logo.svg /styles/map.css', shared],
  ['/robots.txt /nope', [undefined, undefined]],
])('U1 %s: Cache-Control and Cross-Origin-Resource-Policy are %j', (paths, wanted) => {
  const names = ['Cache-Control', 'Cross-Origin-Resource-Policy'];
  for (const path of paths.split(' '))
    expect([path, ...names.map((name) => at(path).get(name))]).toEqual([path, ...wanted]);
});

const secret =
  '/waitlist/confirm /waitlist/leave /en/waitlist/confirm /en/waitlist/leave /waitlist/confirm/ /en/waitlist/leave/';
const open =
  '/ /waitlist /waitlist/ /videos /video/video2 /profile/vega /nope /en /en/videos/ /en/video/video1 /en/profile/vega /lessons/video1.es.html /lessons/video1.en.html';

it.each([
  ['no-referrer', secret],
  ['strict-origin-when-cross-origin', open],
])('B3 B4 B11 the Referrer-Policy %s keeps the tokens of mails secret, on %s', (policy, all) => {
  const wrong = all.split(' ').filter((path) => at(path).get('Referrer-Policy') !== policy);
  expect(wrong).toEqual([]);
});

it('U1 no pattern occurs twice, because a host may use only the last one', () => {
  const more = [...files, 'waitlist/confirm.html', 'en/waitlist/leave.html'];
  const patterns = siteHeaders({ ...parts, files: more }).map(({ pattern }) => pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
});

const policyOf = (more: Partial<typeof parts>) => contentSecurityPolicy({ ...parts, ...more });

it('B11 the policy allows only its own origin and the inline blocks of the pages', () => {
  expect(policyOf({})).toBe(
    "default-src 'none'; script-src 'self' 'sha256-b='; style-src 'self' 'sha256-a='; img-src 'self' data:; font-src 'self'; " +
      "media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
      "object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

it('B11 every inline block has one hash of its exact content; data and external files have none', () => {
  const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const pages = [
    '<style>a{color:red}\n</style><script>\n go() </script><script src="/x.js"></script>',
    '<STYLE media=print>a{color:red}\n</STYLE><script type="importmap">{"imports":{}}</script>',
    '<script type="application/ld+json">{"@type":"Person"}</script><script type=module src=/y.js></script><p>style</p>',
  ];
  expect(inlineHashes(pages)).toEqual({
    styleHashes: [digest('a{color:red}\n')],
    scriptHashes: [digest('\n go() '), digest('{"imports":{}}')].sort(),
  });
});

const addresses = [
  '',
  '/media/a.mp4',
  'https://b.example/a.mp4',
  'https://b.example/b.webm',
  'https://youtu.be/aB3_-6789xY',
];
const videos = videoHosts(addresses.map((videoUrl) => ({ videoUrl })));

it('G5 B11 B13 the policy also allows the hosted project, and the hosts of videos each for its kind', () => {
  const directives = policyOf({ supabaseUrl: 'https://x.supabase.co/rest/', videos }).split('; ');
  expect(directives.filter((directive) => directive.includes('https:'))).toEqual([
    "media-src 'self' https://b.example",
    'frame-src https://www.youtube-nocookie.com',
    "connect-src 'self' https://x.supabase.co",
  ]);
});

it('B13 the player of another site may fill the screen, and nothing else that a page may not', () => {
  const given = permissionsPolicy(videos.frames).split(', ');
  expect(given).toContain('fullscreen=(self "https://www.youtube-nocookie.com")');
  expect(given.filter((feature) => feature.includes('https'))).toHaveLength(3);
  expect(permissionsPolicy([])).toContain('fullscreen=(self)');
});

it('U1 the build fails when a host would drop a rule or a line', () => {
  const headers: [string, string][] = [['A', 'b']];
  const rulesOf = (length: number) => Array.from({ length }, () => ({ pattern: '/main.1a2b3c4d.js', headers }));
  expect(() => formatHeaders(rulesOf(101))).toThrow('101 rules');
  expect(() => formatHeaders(rulesOf(100))).not.toThrow();
  expect(() => formatHeaders([{ pattern: '/', headers: [['A', 'b'.repeat(2000)]] }])).toThrow('2005 characters');
});

it('U1 writes for nginx one map a header, and keeps nothing that is missing or has no rule', () => {
  const given: Parameters<typeof nginxHeaders>[0] = [
    { pattern: '/*', headers: [['Permissions-Policy', 'fullscreen=(self "https://a.example")']] },
    { pattern: '/en/:page', headers: [['Cache-Control', 'no-cache']] },
    { pattern: '/a.js', headers: [['Cache-Control', 'public']] },
  ];
  expect(nginxHeaders(given).split('\n')).toEqual([
    'map $request_uri $constela_permissions_policy {',
    String.raw`  "~^/.*(\?|$)" "fullscreen=(self \"https://a.example\")";`,
    '}',
    'map $request_uri $constela_cache_control {',
    String.raw`  "~^/en/[^/]+(\?|$)" "no-cache";`,
    String.raw`  "~^/a\.js(\?|$)" "public";`,
    '}',
    'map $status$constela_cache_control $constela_kept {',
    '  default $constela_cache_control;',
    '  ~^404 no-cache;',
    String.raw`  ~^\d*$ no-cache;`,
    '}',
    'add_header Permissions-Policy $constela_permissions_policy always;',
    'add_header Cache-Control $constela_kept always;',
    '',
  ]);
});

it('U1 lets no browser keep on Workers that a file is missing, and answers it with the not-found page', async () => {
  const headers = { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' };
  const ASSETS = { fetch: () => Promise.resolve(new Response('no hay', { status: 404, headers })) };
  const answer = await worker.fetch(new Request('https://constela.example/assets/a.1a2b3c4d.js'), { ASSETS });
  expect([answer.status, await answer.text()]).toEqual([404, 'no hay']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
});
