import { age, asOwner, setLimit } from '../../test-support/listQueries';
import { type Behaviour, startMailProvider } from '../../test-support/mailProvider';
import { startBackend } from '../../test-support/startBackend';
import { openTestDatabase } from '../../test-support/testDatabase';
import { printTable } from '../support/report';
import { crowdOf, signUpCrowd } from './crowd';

/** A list in this process, and a mail provider of this behaviour. Its clock is turned: all times in the database move back at each step. */
async function startSending(behaviour: Behaviour) {
  const provider = await startMailProvider(behaviour);
  const database = await openTestDatabase();
  const { SITE_URL: _ours, FUNCTIONS_URL: _functions, ...mailProvider } = provider.env;
  const backend = await startBackend(database, { mailProvider: { ...mailProvider, RESEND_WEBHOOK_SECRET: '' } });
  const said = console.error;
  console.error = () => {};
  const stop = async () => {
    console.error = said;
    await backend.stop();
    await database.close();
    await provider.stop();
  };
  return { provider, database, backend, stop };
}

const PEOPLE = 200;
const MINUTES_DOWN = 60;

/** The provider answers 503 for an hour. */
export async function downForAnHour(): Promise<void> {
  let isDown = true;
  const { provider, database, backend, stop } = await startSending({
    refuse: () => (isDown ? { status: 503 } : undefined),
  });
  try {
    await signUpCrowd(backend.url, crowdOf(PEOPLE), 100);
    for (let minute = 0; minute < MINUTES_DOWN; minute += 1) {
      await backend.finished();
      await age(database, '1 minute');
    }
    const tries = provider.requests();
    isDown = false;
    let minutes = 0;
    while (provider.mails.size < PEOPLE && minutes < 180) {
      await backend.finished();
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
    await stop();
  }
}

const MOST_REQUESTS = 150;

/** Each hundredth of 1,000 mails is refused, and with it every request that carries it. */
export async function refusedAmongMany(): Promise<void> {
  const crowd = crowdOf(1_000);
  const refused = new Set(crowd.filter((_, n) => n % 100 === 50).map(({ email }) => email));
  const { provider, database, backend, stop } = await startSending({
    refuse: ({ mails }) =>
      mails.some(({ to }) => refused.has(to[0])) ? { status: 422, name: 'validation_error' } : undefined,
  });
  const waiting = async () => (await asOwner(database, 'select waiting::int from private.waitlist_now'))[0]?.waiting;
  try {
    // All wait before the first is sent.
    await setLimit(database, 'mails_per_second', 0);
    await signUpCrowd(backend.url, crowd, 100);
    await setLimit(database, 'mails_per_second', 1_000);
    for (let minute = 0; minute < 180 && (await waiting()) !== 0; minute += 1) {
      await backend.finished();
      await age(database, '1 minute');
    }
    const lost = crowd.length - refused.size - provider.mails.size;
    if (lost > 0 || provider.requests() > MOST_REQUESTS) process.exitCode = 1;
    printTable(
      `Addresses that the mail provider refuses (at most ${MOST_REQUESTS} requests)`,
      ['signed up', 'refused', 'mailed', 'lost', 'requests'],
      [[crowd.length, refused.size, provider.mails.size, lost, provider.requests()].map(String)],
    );
  } finally {
    await stop();
  }
}
