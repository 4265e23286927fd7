import { openOutbox, type Outbox } from './mail/outbox';
import { quantile } from './test/load/measured';
import { runBackend, type RunningBackend } from '../test-support/startBackend';

jest.setTimeout(240_000);

/** Fewer rounds for step 2, which waits on purpose before it answers. */
const ROUNDS = { 'step 1': 60, 'step 2': 10 };

let backend: RunningBackend;
let outbox: Outbox;
beforeAll(async () => {
  backend = await runBackend();
  outbox = openOutbox(backend.outbox);
}, 60_000);
afterAll(() => backend.stop());

const post = (path: string, body: unknown) =>
  fetch(backend.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'es' },
    body: JSON.stringify(body),
  });
const steps = {
  'step 1': (email: string) =>
    post('/rest/v1/rpc/add_waitlist_subscription', {
      p_email: email,
      p_name: 'Ada',
      p_interests: 'Web3 technology',
      p_message: null,
    }),
  'step 2': (email: string) =>
    post('/functions/v1/send-confirmation', { name: 'Ada', email, interests: ['Web3 technology'] }),
};
type Step = keyof typeof steps;

/** Everything that a caller can see of an answer, except its date. */
async function visibleParts(response: Response) {
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  return { status: response.status, headers, body: await response.text() };
}

async function mailed(email: string): Promise<void> {
  await steps['step 1'](email);
  await steps['step 2'](email);
  await backend.settled();
}

async function confirmed(email: string): Promise<void> {
  await mailed(email);
  const mail = (await outbox.newest(1000)).find(({ to }) => to[0] === email);
  const token = /confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  expect((await post('/rest/v1/rpc/confirm_waitlist_subscription', { p_token: token })).status).toBe(204);
}

/** Signs up so often that both steps have no further effect. */
async function limited(email: string): Promise<void> {
  for (let n = 0; n < 7; n += 1) await steps['step 1'](email);
}

let people = 0;
const somebody = () => `person-${(people += 1)}@example.org`;

/** A function per kind that returns an address. A new address is different each time, because it is new only once. */
async function kinds(step: Step): Promise<Record<string, () => Promise<string>>> {
  const [unconfirmed, known, tooOften] = [somebody(), somebody(), somebody()];
  await mailed(unconfirmed);
  await confirmed(known);
  await limited(tooOften);
  const fresh = async () => {
    const email = somebody();
    if (step === 'step 2') await steps['step 1'](email);
    return email;
  };
  const stranger = () => Promise.resolve(somebody());
  return {
    new: fresh,
    unconfirmed: () => Promise.resolve(unconfirmed),
    confirmed: () => Promise.resolve(known),
    limited: () => Promise.resolve(tooOften),
    ...(step === 'step 2' && { stranger }),
  };
}

describe.each<Step>(['step 1', 'step 2'])(
  'B6 the answer of %s to new, unconfirmed, confirmed and limited addresses',
  (step) => {
    it('is the same in status, headers and body, and takes about the same time', async () => {
      const addresses = Object.entries(await kinds(step));
      const answers = new Map<string, unknown[]>(addresses.map(([kind]) => [kind, []]));
      const times = new Map<string, number[]>(addresses.map(([kind]) => [kind, []]));
      // In turns and in changing order, so that a slow moment of the machine affects all kinds.
      for (let round = 0; round < ROUNDS[step]; round += 1) {
        for (let turn = 0; turn < addresses.length; turn += 1) {
          const [kind, address] = addresses[(round + turn) % addresses.length]!;
          const email = await address();
          await backend.settled();
          const started = performance.now();
          const response = await steps[step](email);
          times.get(kind)!.push(performance.now() - started);
          answers.get(kind)!.push(await visibleParts(response));
        }
      }
      const [first] = answers.get('new')!;
      expect(first).toMatchObject({ status: step === 'step 1' ? 204 : 200 });
      for (const given of answers.values()) expect(given).toEqual(Array.from({ length: ROUNDS[step] }, () => first));

      const medians = [...times.values()].map((values) => quantile(values, 0.5));
      // Generous for busy machines; extra work for one kind, such as waiting for the mail, would take many times longer.
      expect(Math.max(...medians)).toBeLessThan(2 * Math.min(...medians) + 3);
    });
  },
);
