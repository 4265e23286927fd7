import * as checks from './checkLive/checks';
import { openSite, type Site } from './checkLive/site';
import { findLate } from './checkLive/waitlist';

/** What is asked, in this order, and what to do where it is not so. */
export const rows = [
  {
    title: 'every page is there in the language of its address, which sitemap and canonical link name',
    find: checks.findPages,
    remedy: 'Publish all of dist/, built with SITE_URL set to exactly this origin; serve `/videos` from `videos.html`.',
  },
  {
    title: 'an unknown address is answered with 404, in the language of its folder',
    find: checks.findMissing,
    remedy: 'Let the host answer with 404.html, below /en with en/404.html, and status 404.',
  },
  {
    title: 'http, and the other of `www` and plain, lead here for good (https only)',
    find: checks.findOtherHosts,
    remedy: 'Redirect both with 301 or 308 to the same path and query, and send Strict-Transport-Security.',
  },
  {
    title: 'security headers, of the same build as the pages',
    find: checks.findInsecure,
    remedy: 'Let the host send dist/_headers, each once, add none of its own, and leave the HTML as it is.',
  },
  {
    title: 'pages are asked for anew, files with a hash are kept, and texts travel compressed',
    find: checks.findCaching,
    remedy: 'Let the host read dist/_headers and compress HTML, scripts, SVG and XML; no cache has rules of its own.',
  },
  {
    title: 'no outbox, no settings and no source can be fetched',
    find: checks.findSecrets,
    remedy: 'Publish dist/ alone. The outbox belongs to the local server; a hosted site has none.',
  },
  {
    title: 'mails leave: nothing of the waitlist is late',
    find: (site: Site) => findLate(site),
    remedy:
      'Ask with SUPABASE_URL and SUPABASE_SECRET_KEY of the project; docs/deploy.md says where each word comes from.',
  },
];

const maxShown = 6;

/** Prints a line for each row, and below a failed one what is wrong and what to do. Returns how many failed. */
export async function checkSite(site: Site, print: (line: string) => void): Promise<number> {
  let failed = 0;
  for (const { title, find, remedy } of rows) {
    const found = await find(site).catch(({ message }: Error) => [message]);
    const problems = found.filter((problem) => typeof problem === 'string');
    print(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${title}`);
    if (problems.length === 0) continue;
    failed += 1;
    const more = problems.splice(maxShown).length;
    for (const line of [...problems, ...(more ? [`… and ${more} more`] : []), `→ ${remedy}`]) print(`      ${line}`);
  }
  print(
    failed === 0 ? `Nothing found wrong at ${site.origin}.` : `${failed} of ${rows.length} failed at ${site.origin}.`,
  );
  return failed;
}

/** Checks a published site from outside: `npm run check:live https://…` (docs/deploy.md, "Check a published site"). */
async function main(): Promise<void> {
  const site = URL.parse(process.argv[2] ?? '');
  if (!site) console.error('Name the site: npm run check:live https://your-domain');
  if (!site || (await checkSite(openSite(site.origin), console.log)) > 0) process.exitCode = 1;
}

if (require.main === module) void main();
