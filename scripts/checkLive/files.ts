import { sitePaths } from '../../src/app/sitePaths';
import { videosData } from '../../src/features/videos/videosData';
import { type Language, languages } from '../../src/lib/language';
import { pathIn, paths } from '../../src/lib/paths';
import { feedPath } from '../build/html/feed';
import { manifestPath, sitemapPath } from '../build/html/siteFiles';
import { type Check, isRevalidated, problemsOf, publicOrigin, type Site, somePaths } from './site';

const MONTH = 30 * 24 * 60 * 60 * 1000;
const MAX_ICONS = 20;

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
    // The limit keeps the time linear in the length of the page.
    pictures: found(/\/(images|icons)\/[\w/.-]{1,200}\?v=\w+/g),
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
    ...(etag ? [] : ['/ has no ETag']),
    ...(!etag || again.status === 304 ? [] : [`/ answers ${again.status} instead of 304 where it has not changed`]),
  ];
}

async function findUncompressed(site: Site) {
  const { hashed, pictures } = await filesOfHome(site);
  const scripts = hashed.filter((path) => path.endsWith('.js')).slice(0, 3);
  const drawings = pictures.filter((path) => path.includes('.svg?')).slice(0, 1);
  return problemsOf(['/', '/en/videos', ...scripts, ...drawings, sitemapPath], async (path) => {
    const { headers } = await site.ask(path);
    const plain = await site.ask(path, { 'accept-encoding': 'identity' });
    return [
      !/^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? '') && `${path} is not compressed`,
      plain.headers.has('content-encoding') && `${path} is compressed for a client that cannot read it`,
    ];
  });
}

async function findSitemapProblems(site: Site) {
  const origin = await publicOrigin(site);
  const robots = await site.ask('/robots.txt');
  const wanted = sitePaths.flatMap((plain) => languages.map((language) => origin + pathIn(language, plain)));
  return problemsOf([await site.ask(sitemapPath)], ({ path, status, headers, text }) => {
    const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    const alternates = text.match(/<xhtml:link rel="alternate" hreflang="/g)?.length ?? 0;
    return [
      status !== 200 && `${path} answers ${status}`,
      !/\bxml\b/.test(headers.get('content-type') ?? '') && `${path} is no XML`,
      ...wanted.map((address) => !listed.includes(address) && `${path} lacks ${address}`),
      ...listed.map((address) => !wanted.includes(address) && `${path} has ${address}`),
      alternates !== wanted.length * (languages.length + 1) && `${path} has ${alternates} addresses of other languages`,
      robots.status !== 200 && `${robots.path} answers ${robots.status}`,
      !robots.text.includes(`Sitemap: ${origin}${sitemapPath}`) && `${robots.path} does not name the sitemap`,
      /^Disallow:\s*\/\s*$/m.test(robots.text) && `${robots.path} shuts all crawlers out`,
    ];
  });
}

async function findFeedProblems(site: Site) {
  const origin = await publicOrigin(site);
  return problemsOf(languages, async (language) => {
    const { path, status, headers, text } = await site.ask(feedPath(language));
    const items = text.split('<item>').slice(1);
    const links = new Set(items.map((item) => /<link>([^<]*)<\/link>/.exec(item)?.[1]));
    const wanted = videosData.map(({ id }) => origin + pathIn(language, paths.video(id)));
    return [
      status !== 200 && `${path} answers ${status}`,
      !/\b(rss|xml)\b/.test(headers.get('content-type') ?? '') && `${path} is no feed`,
      !text.includes(`<language>${language}</language>`) && `${path} is not in "${language}"`,
      ...wanted.map((address) => !links.has(address) && `${path} lacks ${address}`),
    ];
  });
}

async function findManifestProblems(site: Site, language: Language): Promise<string[]> {
  const { path, status, text } = await site.ask(manifestPath(language));
  if (status !== 200) return [`${path} answers ${status}`];
  const { icons = [] } = JSON.parse(text) as { icons?: { src: string }[] };
  // Each icon costs a request.
  if (icons.length === 0 || icons.length > MAX_ICONS) return [`${path} names ${icons.length} icons`];
  return problemsOf(icons, async ({ src }) => {
    const icon = await site.ask(src);
    const isImage = icon.status === 200 && icon.headers.get('content-type')?.startsWith('image/');
    return [!isImage && `${icon.path}, named in ${path}, answers ${icon.status}`];
  });
}

async function findSmallFileProblems(site: Site) {
  const security = await problemsOf([await site.ask('/.well-known/security.txt')], ({ path, status, text }) => [
    status !== 200 && `${path} answers ${status}`,
    !/^Contact: \S+$/m.test(text) && `${path} names no contact`,
    !(Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '') > Date.now() + MONTH) && `${path} expires within a month`,
  ]);
  return [...security, ...(await problemsOf(languages, (language) => findManifestProblems(site, language)))];
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
    title: 'sitemap and robots.txt',
    remedy: 'Build with SITE_URL set to exactly this origin, and let the host answer with the files of dist/.',
    findProblems: findSitemapProblems,
  },
  {
    title: 'a feed for each language',
    remedy: 'Build with SITE_URL set to exactly this origin, and let the host answer with the files of dist/.',
    findProblems: findFeedProblems,
  },
  {
    title: 'manifest, icons and security.txt',
    remedy: 'Publish the whole of dist/ from a build of this year, .well-known/ included.',
    findProblems: findSmallFileProblems,
  },
];
