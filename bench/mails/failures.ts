import { age } from '../../test-support/listQueries';
import { startMailProvider } from '../../test-support/mailProvider';
import { startBackend } from '../../test-support/startBackend';
import { openTestDatabase } from '../../test-support/testDatabase';
import { printTable } from '../support/report';
import { crowdOf, signUpCrowd } from './crowd';

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
