import { defaultLanguage } from '../../src/lib/language';
import { siteUrl } from '../../src/lib/site';
import { siteFiles, sitemapPath, webManifest } from '../build/html/siteFiles';
import { type Check, isRevalidated, problemsOf, publicOrigin, type Site, somePaths } from './site';

const MONTH = 30 * 24 * 60 * 60 * 1000;

const privatePaths = (
  '/__outbox /__outbox/ /__outbox/x /outbox /.env /.git/HEAD /.data/ ' +
  '/package.json /server/main.mjs /build/server/main.mjs /supabase/config.toml'
).split(' ');

const findPrivateFiles = (site: Site) =>
  problemsOf(privatePaths, async (path) => {
    const { status } = await site.ask(path);
    return [status !== 404 && `${path} answers ${status}`];
  });

/** What the home page names: files whose name holds their hash, and pictures with the version of their folder. */
async function filesOfHome(site: Site) {
  const { text } = await site.ask('/');
  const found = (look: RegExp) => [...new Set(text.match(look) ?? [])];
  return {
    hashed: found(/\/[\w-]+\.[0-9a-f]{8}\.(js|css|woff2)\b/g),
    pictures: found(/\/images\/[\w/.-]+\?v=\w+/g),
  };
}

async function findWrongCaching(site: Site) {
  const { hashed, pictures } = await filesOfHome(site);
  const cachedAs = (wanted: string, all: string[]) =>
    problemsOf(all, async (path) => {
      const { status, headers } = await site.ask(path);
      const found = headers.get('cache-control') ?? '';
      const isRight =
        wanted === 'no-cache' ? isRevalidated(headers) : wanted.split(', ').every((part) => found.includes(part));
      return [
        status >= 400 && path !== '/no-such-page' && `${path} answers ${status}`,
        !isRight && `${path} has Cache-Control "${found}" instead of "${wanted}"`,
      ];
    });
  const etag = (await site.ask('/')).headers.get('etag');
  const again = await site.ask('/', { 'if-none-match': etag ?? '' });
  return [
    ...(hashed.length > 2 ? [] : ['/ names no files with a hash']),
    ...(await cachedAs('no-cache', somePaths)),
    ...(await cachedAs('public, max-age=31536000, immutable', hashed)),
    ...(await cachedAs('public, max-age=31536000', pictures)),
    ...(again.status === 304 ? [] : [`/ answers ${again.status} instead of 304 where it has not changed`]),
  ];
}

async function findUncompressed(site: Site) {
  const { hashed, pictures } = await filesOfHome(site);
  const texts = [...hashed, ...pictures].filter((path) => /\.js$|\.svg\?/.test(path));
  return problemsOf(['/', '/en/videos', ...texts, sitemapPath], async (path) => {
    const { headers } = await site.ask(path);
    return [!/^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? '') && `${path} is not compressed`];
  });
}

/** What two builds of one release have in common, also for two origins. */
const comparable = (text: string, origin: string) =>
  text
    .replaceAll(origin, '')
    .replaceAll(new URL(origin).hostname, '')
    .replaceAll(/\?v=\w+|^Expires: .*$/gm, '');

async function findWrongFiles(site: Site) {
  const origin = await publicOrigin(site);
  const differing = await problemsOf([...siteFiles(new Date())], async ([file, wanted]) => {
    const { path, status, text } = await site.ask(file);
    const isSame = comparable(text, origin) === comparable(wanted, siteUrl);
    return [
      status !== 200 && `${path} answers ${status}`,
      status === 200 && !isSame && `${path} is not that of this release at ${origin}`,
    ];
  });
  const security = await site.ask('/.well-known/security.txt');
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(security.text)?.[1] ?? '');
  const { icons } = JSON.parse(webManifest(defaultLanguage)) as { icons: { src: string }[] };
  const missing = await problemsOf(icons, async ({ src }) => {
    const { path, status, headers } = await site.ask(src);
    const isImage = status === 200 && headers.get('content-type')?.startsWith('image/');
    return [!isImage && `${path}, named in the manifest, answers ${status}`];
  });
  return [
    ...differing,
    ...(expires > Date.now() + MONTH ? [] : [`${security.path} expires within a month`]),
    ...missing,
  ];
}

export const fileChecks: Check[] = [
  {
    title: 'no outbox, no settings and no source can be fetched',
    remedy: 'Publish dist/ alone. The outbox belongs to the local server; a hosted site has none.',
    findProblems: findPrivateFiles,
  },
  {
    title: 'pages are asked for anew, files with a hash are kept',
    remedy: 'Let the host read dist/_headers, and no cache before it have rules of its own.',
    findProblems: findWrongCaching,
  },
  {
    title: 'texts travel compressed',
    remedy: 'Let the host compress HTML, scripts, SVG and XML, by Brotli where it can.',
    findProblems: findUncompressed,
  },
  {
    title: 'sitemap, feeds, manifests, icons, robots.txt and security.txt',
    remedy:
      'Build this release with SITE_URL set to exactly this origin, once a year at least, and publish the whole of dist/, .well-known/ included.',
    findProblems: findWrongFiles,
  },
];
