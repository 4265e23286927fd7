import { sitePaths } from '../../src/app/sitePaths';
import { pathIn } from '../../src/lib/paths';
import { readTags, type Tag } from '../build/html/readTags';
import {
  askPages,
  canonicalOf,
  type Check,
  isRevalidated,
  isUnlisted,
  languageOf,
  problemsOf,
  publicOrigin,
  type Site,
  tagsOf,
} from './site';

async function findMissingPages(site: Site) {
  return problemsOf(await askPages(site), ({ language, plain, path, status, headers, tags }) => {
    if (status !== 200) return [`${path} answers ${status}`];
    const rendered = tagsOf(tags, 'html')[0]?.['data-rendered-path'];
    const type = headers.get('content-type') ?? '';
    return [
      !/^text\/html\b.*utf-8/i.test(type) && `${path} has Content-Type "${type}"`,
      languageOf(tags) !== language && `${path} is in "${languageOf(tags)}" instead of "${language}"`,
      rendered !== pathIn(language, plain) && `${path} is answered with the page of "${rendered}"`,
    ];
  });
}

/** Address, `Accept-Language` and language of the answer. */
const negotiated = [
  ['/', 'es', 'es'],
  ['/', 'en-GB,es;q=0.4', 'en'],
  ['/', 'fr', 'es'],
  ['/', '', 'es'],
  ['/videos', 'en', 'en'],
  ['/waitlist/confirm', 'en', 'en'],
  ['/en/videos', 'es', 'en'],
  ['/es/videos', 'en', 'es'],
] as const;

const findWrongLanguages = (site: Site) =>
  problemsOf(negotiated, async ([path, wanted, language]) => {
    const { headers, text } = await site.ask(path, { 'accept-language': wanted });
    const found = languageOf(readTags(text));
    const vary = headers.get('vary') ?? '';
    const isNamed = /^\/e[ns]\b/.test(path);
    const asked = `${path} for Accept-Language "${wanted}"`;
    return [
      found !== language && `${asked} is in "${found}" instead of "${language}"`,
      !isNamed && !/\baccept-language\b|\*/i.test(vary) && `${asked} has Vary "${vary}" without Accept-Language`,
    ];
  });

/** Address, `Accept-Language` and language of the answer. */
const missing = [
  ['/no-such-page', 'es', 'es'],
  ['/no-such-page', 'en', 'en'],
  ['/en/no-such-page', 'es', 'en'],
  ['/es/no-such-page', 'en', 'es'],
  ['/video/video999', 'es', 'es'],
  // A visitor of the release before requests such a file; a cached answer would keep it missing.
  ['/site.00000000.js', '', undefined],
] as const;

const findWrongNotFound = (site: Site) =>
  problemsOf(missing, async ([path, wanted, language]) => {
    const { status, headers, text } = await site.ask(path, { 'accept-language': wanted });
    const found = languageOf(readTags(text));
    return [
      status !== 404 && `${path} answers ${status}`,
      language && found !== language && `${path} for "${wanted}" is in "${found}" instead of "${language}"`,
      !isRevalidated(headers) && `${path} may be kept: "${headers.get('cache-control')}"`,
    ];
  });

async function findUnlistedPages(site: Site) {
  const origin = await publicOrigin(site);
  return problemsOf(await askPages(site, sitePaths), ({ language, plain, path, headers, tags }) => {
    const own = origin + pathIn(language, plain);
    const found = canonicalOf(tags);
    const isHidden = headers.has('x-robots-tag') || isUnlisted(tags);
    return [
      found !== own && `${path}: canonical is "${found}" instead of "${own}"`,
      isHidden && `${path} asks search engines to leave it out`,
    ];
  });
}

/** Addresses from which a browser loads, or to which it sends. Canonical and alternate links are only read. */
function addressesOf({ name, attributes }: Tag): (string | undefined)[] {
  const { src, srcset = '', action, href, rel = '' } = attributes;
  const isLoaded = /^(link|base)$/.test(name) && !/^(canonical|alternate)$/.test(rel);
  const candidates = srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0]);
  return [src, action, isLoaded ? href : undefined, ...candidates];
}

async function findForeignOrigins(site: Site) {
  const isOwn = (address: string) =>
    address.startsWith('data:') || URL.parse(address, site.origin)?.origin === site.origin;
  return problemsOf(await askPages(site), ({ path, tags }) =>
    [...new Set(tags.flatMap(addressesOf))].map((address) => !!address && !isOwn(address) && `${path}: ${address}`),
  );
}

export const pageChecks: Check[] = [
  {
    title: 'every page is there, in both languages',
    remedy: 'Publish the whole of dist/, from a fresh build of the release that this check belongs to.',
    findProblems: findMissingPages,
  },
  {
    title: 'the host answers in the language of the visitor, and of the address',
    remedy:
      'Deploy the function that chooses the language (docs/deploy.md, "Publish the site"), and let nothing before it drop Vary.',
    findProblems: findWrongLanguages,
  },
  {
    title: 'an unknown address is answered with 404, in the right language',
    remedy:
      'Let the host answer with 404.html of the nearest folder and status 404 (docs/deploy.md, "Publish the site").',
    findProblems: findWrongNotFound,
  },
  {
    title: 'search engines may list every page, at its one address',
    remedy: 'Build with SITE_URL set to exactly this origin, and let the host add no X-Robots-Tag.',
    findProblems: findUnlistedPages,
  },
  {
    title: 'pages ask no other origin for anything',
    remedy: 'Switch off what the host adds to pages: analytics, badges, fonts, feedback bars, mail protection.',
    findProblems: findForeignOrigins,
  },
];
