/**
 * What do hostile texts cost the others? Somebody signs up again and again while two hundred requests follow one another, each the most
 * work that a stranger can make; fails when one genuine sign-up in a hundred takes 100 ms longer than it does alone.
 *
 *   node -r esbuild-register server/test/hostileTexts.ts
 *   bash server/test/withPostgres.sh node -r esbuild-register server/test/hostileTexts.ts
 */
import { plainTable } from '../../scripts/waitlist/plainTable';
import { hostileAddress, MAX_ADDRESS_OCTETS } from '../../supabase/hostileTexts.fixture';
import { type Measured, measure, nothing } from './load/measured';
import { post } from './post';
import { quantile } from './quantile';
import { type RunningBackend, runBackend } from './runBackend';

const REQUESTS = 200;
/** Step 2 answers after 150 ms at the earliest. */
const CONNECTIONS_OF_STEP_2 = 8;
const SLOWER_BY_MS = 100;
const SIGN_UP = '/rest/v1/rpc/add_waitlist_subscription';
/** What fits into a body of 16 KB. */
const LONGEST = hostileAddress(15 * 1024);
const ADA = { p_name: 'Ada', p_interests: 'Web3 technology', p_message: null };

/** A call by what it is made of. */
const attacks: Record<string, (url: string) => Promise<number>> = {
  'step 1, the longest address looked at': (url) => post(url, SIGN_UP, { ...ADA, p_email: hostileAddress(MAX_ADDRESS_OCTETS) }),
  'step 1, an address of 15 KB': (url) => post(url, SIGN_UP, { ...ADA, p_email: LONGEST }),
  'step 1, a name of 15 KB': (url) => post(url, SIGN_UP, { ...ADA, p_email: 'eve@example.org', p_name: LONGEST }),
  'step 1, a body of 64 KB': (url) => post(url, SIGN_UP, { ...ADA, p_email: hostileAddress(64 * 1024) }),
  'step 2, the longest address looked at': (url) => askMail(url, hostileAddress(MAX_ADDRESS_OCTETS)),
  'step 2, an address of 15 KB': (url) => askMail(url, LONGEST),
};
const askMail = (url: string, email: string) => post(url, '/functions/v1/send-confirmation', { name: 'Eve', email, interests: [] });

let people = 0;

/** Genuine sign-ups, one after another, until `isOver`. */
async function signUpUntil(url: string, isOver: () => boolean): Promise<Measured> {
  const measured = nothing();
  do {
    people += 1;
    await measure(measured, () => post(url, SIGN_UP, { ...ADA, p_email: `person-${people}@example.org` }));
  } while (!isOver());
  return measured;
}

async function duringAttack({ url }: RunningBackend, attack: (url: string) => Promise<number>, connections: number): Promise<Measured> {
  let isOver = false;
  const genuine = signUpUntil(url, () => isOver);
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let n = 0; n < REQUESTS / connections; n += 1) await attack(url);
    }),
  );
  isOver = true;
  return genuine;
}

async function hostileTexts(): Promise<void> {
  const backend = await runBackend();
  try {
    const p99 = ({ times }: Measured) => quantile(times, 0.99);
    let left = 3 * REQUESTS;
    await signUpUntil(backend.url, () => (left -= 1) < 2 * REQUESTS);
    const alone = p99(await signUpUntil(backend.url, () => (left -= 1) < 0));
    const rows: (string | number)[][] = [['alone', 2 * REQUESTS, alone.toFixed(1)]];
    const slow: string[] = [];
    for (const [name, attack] of Object.entries(attacks)) {
      const measured = await duringAttack(backend, attack, name.startsWith('step 2') ? CONNECTIONS_OF_STEP_2 : 1);
      rows.push([name, measured.times.length, p99(measured).toFixed(1)]);
      if (p99(measured) > alone + SLOWER_BY_MS || Object.keys(measured.statuses).join() !== '204') slow.push(name);
    }
    console.log(`Genuine sign-ups on ${process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite'}, beside ${REQUESTS} hostile requests each\n`);
    console.log(plainTable([['beside', 'sign-ups', 'p99 ms'], ...rows]));
    if (slow.length > 0) throw new Error(`Genuine sign-ups were held up or refused: ${slow.join('; ')}`);
    console.log('ok');
  } finally {
    await backend.stop();
  }
}

hostileTexts().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
