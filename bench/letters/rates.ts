/**
 * Does the command keep to what the mail provider takes? The provider stands in with a limit of mails in any one second, answers 429
 * with `Retry-After` beyond it, and counts; the last row sends faster than it takes.
 *
 *   node -r esbuild-register bench/letters/rates.ts
 */
import { asOwner } from '../../test-support/as';
import { startMailProvider } from '../../test-support/mailProvider';
import { testWaitlist } from '../../test-support/testWaitlist';
import { waitlist } from '../../test-support/waitlistCommand';
import { run } from '../support/run';
import { printTable } from '../support/table';

const LIST = `
  insert into public.waitlist_subscriptions (email, name, interests, language, confirmed_at)
  select 'person-' || n || '@example.org', 'Ada', '{Web3 technology}', 'es', now() from generate_series(1, $1::int) as n`;

const cases = [
  { limit: 2, rate: 2, people: 30 },
  { limit: 10, rate: 10, people: 150 },
  { limit: 50, rate: 50, people: 750 },
  { limit: 10, rate: 50, people: 100 },
];

/** A provider that takes so many mails in any one second, and when it took them. */
async function limitedProvider(limit: number) {
  const takenAt: number[] = [];
  let refused = 0;
  const provider = await startMailProvider({
    refuse: () => {
      const now = performance.now();
      if (takenAt.filter((time) => time > now - 1000).length < limit) {
        takenAt.push(now);
        return undefined;
      }
      refused += 1;
      return { status: 429, name: 'rate_limit_exceeded', headers: { 'retry-after': '1' } };
    },
  });
  return { ...provider, takenAt, refused: () => refused };
}

async function sendAt({ limit, rate, people }: (typeof cases)[number]): Promise<string[]> {
  const list = await testWaitlist();
  const provider = await limitedProvider(limit);
  try {
    await list.use((database) => asOwner(database, LIST, [people]));
    const { code, err } = await waitlist(['letter', 'opening', '--send', '--yes', '--rate', String(rate)], {
      ...list.env,
      ...provider.env,
    });
    if (code !== 0) throw new Error(err);
    const counts = [...provider.mails.values()];
    const once = counts.filter((count) => count === 1).length;
    if (once !== people) throw new Error('Somebody was left out, or got the letter twice');
    const seconds = (provider.takenAt.at(-1)! - provider.takenAt[0]!) / 1000;
    return [
      String(limit),
      String(rate),
      String(people),
      seconds.toFixed(1),
      (people / seconds).toFixed(1),
      String(provider.refused()),
      String(once),
    ];
  } finally {
    await provider.stop();
    await list.remove();
  }
}

async function measure(): Promise<void> {
  const rows: string[][] = [];
  for (const one of cases) rows.push(await sendAt(one));
  printTable(
    'A letter at different rates',
    ['taken in a second', '--rate', 'people', 'seconds', 'mails a second', 'answered 429', 'got it once'],
    rows,
  );
}

run(measure);
