import { setTimeout as delay } from 'node:timers/promises';
import { age } from '../../test-support/listQueries';
import { startMailProvider } from '../../test-support/mailProvider';
import { startBackend } from '../../test-support/startBackend';
import { openTestDatabase } from '../../test-support/testDatabase';
import { printTable } from '../support/report';
import { crowdOf, sendingServer, signUpCrowd, waitsOf } from './crowd';

const PEOPLE = 200;
const MINUTES_DOWN = 60;

/** The provider answers 503 for an hour, by a clock that is turned: all times in the database move back by a minute at each step. */
export async function downForAnHour(): Promise<void> {
  let isDown = true;
  const provider = await startMailProvider({ refuse: () => (isDown ? { status: 503 } : undefined) });
  const database = await openTestDatabase();
  const { SITE_URL: _ours, FUNCTIONS_URL: _functions, ...mailProvider } = provider.env;
  const backend = await startBackend(database, { mailProvider: { ...mailProvider, RESEND_WEBHOOK_SECRET: '' } });
  const said = console.error;
  console.error = () => {};
  try {
    await signUpCrowd(backend.url, crowdOf(PEOPLE), 100);
    for (let minute = 0; minute < MINUTES_DOWN; minute += 1) {
      await backend.settled();
      await age(database, '1 minute');
    }
    const tries = provider.requests();
    isDown = false;
    let minutes = 0;
    while (provider.mails.size < PEOPLE && minutes < 180) {
      await backend.settled();
      if (provider.mails.size < PEOPLE) await age(database, '1 minute');
      minutes += 1;
    }
    const lost = PEOPLE - provider.mails.size;
    const twice = [...provider.mails.values()].filter((mails) => mails > 1).length;
    if (lost > 0 || twice > 0) process.exitCode = 1;
    printTable(
      'A mail provider that answers 503 for an hour',
      ['signed up', 'requests meanwhile', 'mailed', 'twice', 'lost', 'all mailed so many minutes after it was back'],
      [[PEOPLE, tries, provider.mails.size, twice, lost, minutes].map(String)],
    );
  } finally {
    console.error = said;
    await backend.stop();
    await database.close();
    await provider.stop();
  }
}

const KILLS = 20;
const PEOPLE_A_ROUND = 15;

/** Kills the server while people sign up and mails are under way. Who was acknowledged must be mailed, once or at most twice. */
export async function killedWhileSending(): Promise<void> {
  // So much that what is under way is mostly not finished.
  const sending = await sendingServer(5, { mails_per_request: 3 });
  const { mailedAt, mails } = sending.provider;
  const joined = new Map<string, number>();
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = await sending.start();
      const joining = crowdOf(PEOPLE_A_ROUND, (n) => `198.51.${kill}.${n}`, `round-${kill}`).map((person, place) =>
        delay(place * 60)
          .then(() => signUpCrowd(server.url, [person], 1))
          .then(() => joined.set(person.email, performance.now()))
          // A person who meets the kill is not acknowledged.
          .catch(() => {}),
      );
      await delay(200 + Math.random() * 1200);
      await server.end('SIGKILL');
      await Promise.all(joining);
    }
    const last = await sending.start();
    await waitsOf(joined, mailedAt, 180);
    // What was in doubt is asked for again by now.
    await delay(35_000);
    await last.end('SIGTERM');
    const times = [...joined.keys()].map((email) => mails.get(email) ?? 0);
    const count = (wanted: (mails: number) => boolean) => times.filter(wanted).length;
    const [never, often] = [count((n) => n === 0), count((n) => n > 2)];
    if (never > 0 || often > 0) process.exitCode = 1;
    printTable(
      '`kill -9` of the server among sign-ups and mails',
      ['kills', 'acknowledged', 'mailed once', 'twice', 'three times', 'never'],
      [[KILLS, times.length, count((n) => n === 1), count((n) => n === 2), often, never].map(String)],
    );
  } finally {
    await sending.remove();
  }
}
