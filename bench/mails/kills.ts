import { setTimeout as delay } from 'node:timers/promises';
import { printTable } from '../support/table';
import { type Person, signUpCrowd } from './crowd';
import { sendingServer } from './sendingServer';

const KILLS = 20;
const PEOPLE_A_ROUND = 15;

/** Kills the server while people sign up and mails are under way. Who was acknowledged must be mailed, once or at most twice. */
export async function killedWhileSending(): Promise<void> {
  // So much that what is under way is mostly not finished.
  const sending = await sendingServer(5, { mails_per_request: 3 });
  const { provider } = sending;
  const joined = new Set<string>();
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = await sending.start();
      const people: Person[] = Array.from({ length: PEOPLE_A_ROUND }, (_, n) => ({
        email: `round-${kill}-${n}@outlook.com`,
        address: `198.51.${kill}.${n}`,
      }));
      // Whoever meets the kill is not acknowledged.
      const joining = people.map((person, place) =>
        delay(place * 60)
          .then(() => signUpCrowd(server.url, [person], 1))
          .then(() => joined.add(person.email))
          .catch(() => {}),
      );
      await delay(200 + Math.random() * 1200);
      await server.end('SIGKILL');
      await Promise.all(joining);
    }
    const last = await sending.start();
    const until = performance.now() + 180_000;
    while ([...joined].some((email) => !provider.mails.has(email)) && performance.now() < until) await delay(200);
    // What was in doubt is asked for again by now.
    await delay(35_000);
    await last.end('SIGTERM');
    const times = [...joined].map((email) => provider.mails.get(email) ?? 0);
    const count = (wanted: (mails: number) => boolean) => String(times.filter(wanted).length);
    if (times.some((mails) => mails === 0 || mails > 2)) process.exitCode = 1;
    printTable(
      '`kill -9` of the server among sign-ups and mails',
      ['kills', 'acknowledged', 'mailed once', 'twice', 'three times', 'never'],
      [
        [
          String(KILLS),
          String(times.length),
          count((n) => n === 1),
          count((n) => n === 2),
          count((n) => n > 2),
          count((n) => n === 0),
        ],
      ],
    );
  } finally {
    await sending.remove();
  }
}
