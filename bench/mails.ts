import { crowdOf, type Person, sendingServer, signUpCrowd, waitsOf } from './mails/crowd';
import { diskOfAFlood } from './mails/disk';
import { median, printTable } from './support/report';

/**
 * Does everybody who joins get their mail, when people come faster than the mail provider takes them? It stands in, takes five requests in any
 * one second, and answers 429 beyond that.
 */
const TAKEN_PER_SECOND = 5;
/** More people than this join here in a day. */
const SETTINGS = { mails_per_day: 100_000, sign_ups_per_network_day: 100_000 };

interface Scenario {
  name: string;
  people: Person[];
  /** Sign-ups a second. */
  rate: number;
  /** How many mails a request carries at most. */
  batch: number;
  /** Who signs up last, from elsewhere; only this mail is waited for. */
  last?: Person;
}

const hall = () => '203.0.113.7';
const everywhere = (n: number) => `198.${18 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`;

const scenarios: Scenario[] = [1, 100].flatMap((batch) => [
  { name: 'a QR code in a hall: 20 a second for 3 s, one address', people: crowdOf(60, hall), rate: 20, batch },
  { name: 'a million a day: 12 a second for 60 s', people: crowdOf(720, everywhere), rate: 12, batch },
]);
scenarios.push(
  { name: '300 people behind one address in 5 minutes', people: crowdOf(300, hall), rate: 1, batch: 1 },
  {
    name: '2,000 sign-ups of one /24, then one person elsewhere (whose wait this is)',
    people: crowdOf(2000, (n) => `192.0.2.${n % 250}`),
    rate: 100,
    batch: 1,
    last: { email: 'ada@example.org', address: '203.0.113.9' },
  },
);

async function measureScenario({ name, people, rate, batch, last }: Scenario): Promise<(string | number)[]> {
  const { provider, url, stop } = await sendingServer(TAKEN_PER_SECOND, { ...SETTINGS, mails_per_request: batch });
  const { mailedAt, refused } = provider;
  try {
    let joinedAt = await signUpCrowd(url, people, rate);
    if (last) joinedAt = await signUpCrowd(url, [last], rate);
    const waits = await waitsOf(joinedAt, mailedAt, 600);
    const lost = joinedAt.size - waits.length;
    if (lost > 0) process.exitCode = 1;
    const counts = [batch, people.length + (last ? 1 : 0), mailedAt.size, lost, refused()].map(String);
    return [name, ...counts, median(waits), Math.max(...waits)];
  } finally {
    await stop();
  }
}

async function measure(): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const scenario of scenarios) rows.push(await measureScenario(scenario));
  printTable(
    `A mail provider that takes ${TAKEN_PER_SECOND} requests a second`,
    ['', 'mails a request', 'signed up', 'mailed', 'lost', 'answered 429', 'median wait, s', 'longest wait, s'],
    rows,
  );
  await diskOfAFlood();
}

void measure();
