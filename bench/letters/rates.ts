/**
 * Does the command keep to the setting mails_per_second? The provider stands in with a limit of mails in any one second, answers 429
 * with `Retry-After` beyond it, and counts; the last row has a setting above what it takes.
 *
 *   node -r esbuild-register bench/letters/rates.ts
 */
import { setLimit } from '../../test-support/limits';
import { asOwner } from '../../test-support/as';
import { testWaitlist } from '../../test-support/testWaitlist';
import { waitlist } from '../../test-support/waitlistCommand';
import { limitedProvider } from '../mails/limitedProvider';
import { run } from '../support/run';
import { printTable } from '../support/table';

const LIST = `
  insert into public.waitlist_subscriptions (email, name, interests, language, confirmed_at)
  select 'person-' || n || '@example.org', 'Ada', '{Web3 technology}', 'es', now() from generate_series(1, $1::int) as n`;

const cases = [
  { limit: 5, rate: 4, people: 60 },
  { limit: 10, rate: 10, people: 150 },
  { limit: 50, rate: 50, people: 750 },
  { limit: 10, rate: 50, people: 100 },
];

async function sendAt({ limit, rate, people }: (typeof cases)[number]): Promise<string[]> {
  const list = await testWaitlist();
  const provider = await limitedProvider(limit);
  try {
    await list.use(async (database) => {
      await setLimit(database, 'mails_per_second', rate);
      await asOwner(database, LIST, [people]);
    });
    const { code, err } = await waitlist(['letter', 'opening', '--send', '--yes'], { ...list.env, ...provider.env });
    if (code !== 0) throw new Error(err);
    const counts = [...provider.mails.values()];
    const once = counts.filter((count) => count === 1).length;
    if (once !== people) throw new Error('Somebody was left out, or got the letter twice');
    const takenAt = [...provider.mailedAt.values()];
    const seconds = (takenAt.at(-1)! - takenAt[0]!) / 1000;
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
    ['taken in a second', 'mails_per_second', 'people', 'seconds', 'mails a second', 'answered 429', 'got it once'],
    rows,
  );
}

run(measure);
