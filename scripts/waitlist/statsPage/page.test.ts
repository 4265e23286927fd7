import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { unclosed } from '../../../test-support/sampleMails';
import { temporaryDirectory } from '../../../test-support/temporaryDirectory';
import { testCommand } from '../testCommand.fixture';

jest.setTimeout(120_000);

const file = join(temporaryDirectory(), 'stats.html');
let list: Awaited<ReturnType<typeof testCommand>>;
beforeAll(async () => {
  list = await testCommand();
});
afterAll(() => list.remove());

async function makePage(): Promise<string> {
  expect(await list.command(['stats', '--html', file])).toEqual({
    code: 0,
    out: '',
    err: `The page is in ${file}.\n`,
  });
  return readFileSync(file, 'utf8');
}

const unclosedIn = (html: string) =>
  unclosed(html.slice(html.indexOf('<body'), html.indexOf('</html>')).replaceAll(/<[^>]*\/>/g, ''));
const labels = (html: string) => [...html.matchAll(/aria-label="(.*?)"/g)].map(([, label]) => label);
/** The rows of the table with this caption, as texts. */
const rows = (html: string, caption: string) =>
  [
    ...html
      .slice(html.indexOf(`<caption>${caption}</caption>`))
      .split('</table>')[0]!
      .matchAll(/<tr>(.*?)<\/tr>/g),
  ].map(([, row = '']) => row.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|'));

it('B7 the page of an empty list says that nobody is on it', async () => {
  const html = await makePage();
  expect(html).toContain('Nobody is on the list yet');
  expect(labels(html)).toEqual([]);
  expect(unclosedIn(html)).toEqual([]);
});

describe('a list of three people', () => {
  let html: string;
  beforeAll(async () => {
    await list.use((database) =>
      database.script(`
        insert into public.waitlist_subscriptions (email, name, interests, message, language, created_at, mailed_at, confirmed_at)
        select split_part(person, ' ', 1), split_part(person, ' ', 2), '{Web3 technology}', 'Hola', split_part(person, ' ', 3),
          day, case when nr < 3 then day end, case when nr = 1 then day end
        from unnest('{ada@a.test Ada en,pepe@b.test Pepe es,eve@c.test Eve es}'::text[]) with ordinality as people (person, nr),
          lateral (select now() - interval '200 days' * (nr / 2) as day) as days;
        insert into private.waitlist_queue (subscription_id, failed_at, failure)
        select id, now(), 'answered <422>' from public.waitlist_subscriptions where email = 'eve@c.test'`),
    );
    html = await makePage();
  });

  it('B7 its charts have their numbers in words', () => {
    const shown = labels(html);
    expect(shown).toHaveLength(1 + 3 + 7);
    expect(shown.slice(0, 5)).toEqual([
      'Confirmed: 1; Mailed, unconfirmed: 1; Waiting in the queue: 0; Mail failed: 1; Never mailed: 0',
      expect.stringMatching(/^Sign-ups by day: 3, most on \d+ \w+: 2$/),
      expect.stringMatching(/^Mails by day: 2, most on \d+ \w+: 1$/),
      expect.stringMatching(/^Confirmations by day: 1, most on \d+ \w+: 1$/),
      'Spanish: 2, English: 1',
    ]);
    expect(html.split('<rect class="bar"')).toHaveLength(1 + 2 + 2 + 1);
  });

  it.each([
    ['Where everybody is', '|State|People|Share|', '|Confirmed|1|33.3 %|'],
    ['The days', '|Day|Sign-ups|Mails|Confirmations|', expect.stringMatching(/^\|\d{4}-\d\d-\d\d\|2\|1\|0\|$/)],
    ['Interests', '|Interest|Spanish|English|Together|', '|Web3 technology|2|1|3|'],
    ['Why mails failed', '|Reason|Mails|', '|answered &lt;422&gt;|1|'],
  ])('B7 a table has the numbers of "%s"', (caption, ...first) => {
    expect(rows(html, caption).slice(0, 2)).toEqual(first);
  });

  it('B7 only its owner can read the file, and it has no name, address or message', () => {
    expect(statSync(file).mode % 0o1000).toBe(0o600);
    expect(html.replace(/base64,[\w+/=]*/, '')).not.toMatch(/@[abc]\.test|\b(?:Ada|Pepe|Eve|Hola)\b/);
  });

  it('B7 B11 the page runs no script and loads nothing', () => {
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"`);
    expect(html).not.toMatch(/<script|\bon\w+=|https?:|(?:src|href)="(?!data:)|url\((?!data:|#)/);
  });

  it('B7 the page is marked up for screen readers', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect([...html.matchAll(/<h[12]>(.*?)</g)].map(([, heading]) => heading)).toEqual([
      'The waitlist',
      'Now',
      'By day',
      'Interests by language',
    ]);
    expect(html.match(/<svg(?![^>]*(?:aria-hidden="true"|role="img"))/g)).toBeNull();
    expect(unclosedIn(html)).toEqual([]);
  });
});
