/**
 * Do hostile texts slow down other people? Genuine sign-ups run while two hundred requests are sent one after another, each with as much
 * work as a stranger can cause. Fails when the p99 of the genuine sign-ups grows by more than 100 ms.
 *
 *   node -r esbuild-register server/test/hostileTexts.ts
 *   bash server/test/withPostgres.sh node -r esbuild-register server/test/hostileTexts.ts
 */
import { plainTable } from '../../scripts/waitlist/plainTable';
import { hostileAddress, MAX_ADDRESS_OCTETS } from '../../test-support/emails';
import { engine, measure, type Measured, noMeasurements, quantile, run, stepOne, stepTwo, together } from './program';
import { runBackend, type RunningBackend } from '../../test-support/startBackend';

const REQUESTS = 200;
/** Several, because step 2 answers after 150 ms at the earliest. */
const CONNECTIONS_OF_STEP_2 = 8;
const ATTEMPTS = 3;
const SLOWER_BY_MS = 100;
/** Fits into a body of 16 KB. */
const LONGEST = hostileAddress(15 * 1024);

const attacks: Record<string, (url: string) => Promise<number>> = {
  'step 1, the longest address that is read': (url) => stepOne(url, hostileAddress(MAX_ADDRESS_OCTETS)),
  'step 1, an address of 15 KB': (url) => stepOne(url, LONGEST),
  'step 1, a name of 15 KB': (url) => stepOne(url, 'eve@example.org', { p_name: LONGEST }),
  'step 1, a body of 64 KB': (url) => stepOne(url, hostileAddress(64 * 1024)),
  'step 2, the longest address that is read': (url) => stepTwo(url, hostileAddress(MAX_ADDRESS_OCTETS)),
  'step 2, an address of 15 KB': (url) => stepTwo(url, LONGEST),
};

let people = 0;

/** Genuine sign-ups, one after another, until `isOver`. */
async function signUpUntil(url: string, isOver: () => boolean): Promise<Measured> {
  const measured = noMeasurements();
  do {
    people += 1;
    await measure(measured, () => stepOne(url, `person-${people}@example.org`));
  } while (!isOver());
  return measured;
}

async function duringAttack(
  { url }: RunningBackend,
  attack: (url: string) => Promise<number>,
  connections: number,
): Promise<Measured> {
  let isOver = false;
  const genuine = signUpUntil(url, () => isOver);
  await together(connections, async () => {
    for (let n = 0; n < REQUESTS / connections; n += 1) await attack(url);
  });
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
      const under = () => duringAttack(backend, attack, name.startsWith('step 2') ? CONNECTIONS_OF_STEP_2 : 1);
      const isSlow = (one: Measured) => p99(one) > alone + SLOWER_BY_MS;
      let measured = await under();
      // A hostile text is slow every time, a busy machine only now and then.
      for (let again = 1; again < ATTEMPTS && isSlow(measured); again += 1) measured = await under();
      rows.push([name, measured.times.length, p99(measured).toFixed(1)]);
      if (isSlow(measured) || Object.keys(measured.statuses).join() !== '204') slow.push(name);
    }
    console.log(`Genuine sign-ups on ${engine}, during ${REQUESTS} hostile requests each\n`);
    console.log(plainTable([['during', 'sign-ups', 'p99 ms'], ...rows]));
    if (slow.length > 0) throw new Error(`Genuine sign-ups were slowed down or refused: ${slow.join('; ')}`);
    console.log('ok');
  } finally {
    await backend.stop();
  }
}

run(hostileTexts);
