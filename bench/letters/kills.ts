/**
 * Does `kill -9` leave anybody out of a letter, or send it to somebody twice? The team's command sends the opening letter to a mail
 * provider that counts, and is killed among its mails again and again.
 *
 *   node -r esbuild-register bench/letters/kills.ts --kills 20 --people 500
 *   bash server/test/withPostgres.sh node -r esbuild-register bench/letters/kills.ts
 */
import { parseArgs } from 'node:util';
import { killLetters } from '../../test-support/letterKills';
import { testWaitlist } from '../../test-support/testWaitlist';
import { run } from '../support/run';
import { printTable } from '../support/table';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, people: { type: 'string', default: '500' } },
});

async function measure(): Promise<void> {
  const list = await testWaitlist();
  try {
    const rows: (string | number)[][] = [];
    const results = await killLetters(list, Number(values.people), Number(values.kills), (kill, moment, sent) =>
      rows.push([String(kill), moment, String(sent)]),
    );
    const engine = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite';
    printTable(
      `A letter to ${results.people} people, killed ${results.kills} times (${engine})`,
      ['Kill', 'of a mail', 'people reached so far'],
      rows,
    );
    printTable(
      'After the last run',
      ['people', 'kills', 'mails asked for', 'got it once', 'twice', 'never'],
      [[results.people, results.kills, results.requests, results.once, results.twice, results.never].map(String)],
    );
    if (results.once !== results.people) throw new Error('Somebody was left out, or got the letter twice');
  } finally {
    await list.remove();
  }
}

run(measure);
