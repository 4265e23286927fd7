import { checkSite } from '../scripts/checkLive';
import { openSite } from '../scripts/checkLive/site';
import { siteUrl } from '../src/lib/site';
import { expect, test } from './support/test';

test('U1, B11 nothing is wrong with the built site behind https @wide', async () => {
  const site = openSite(siteUrl, async (input, init) => {
    const asked = new URL(input as URL);
    const location = asked.href.replace('http:', 'https:').replace('//www.', '//');
    if (location !== asked.href) return new Response(null, { status: 301, headers: { location } });
    return fetch(new URL(asked.pathname + asked.search, process.env.E2E_URL), init);
  });
  const lines: string[] = [];
  await checkSite(site, (line) => lines.push(line));
  expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([`Nothing found wrong at ${siteUrl}.`]);
});
