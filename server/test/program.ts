import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** Posts JSON over a keep-alive connection, with less work than `fetch`, and returns the status. */
export function post(url: string, path: string, body: unknown): Promise<number> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    request(url + path, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
    })
      .on('response', (response) =>
        response
          .resume()
          .on('end', () => resolve(response.statusCode!))
          .on('error', reject),
      )
      .on('error', reject)
      .end(text);
  });
}

/** Step 1 of a sign-up; answers its status. */
export const stepOne = (url: string, email: string, changes: Record<string, unknown> = {}) =>
  post(url, '/rest/v1/rpc/add_waitlist_subscription', {
    p_email: email,
    p_name: 'Ada',
    p_interests: 'Web3 technology',
    p_message: null,
    ...changes,
  });

/** Step 2 of a sign-up; answers its status. */
export const stepTwo = (url: string, email: string) =>
  post(url, '/functions/v1/send-confirmation', { name: 'Ada', email, interests: ['Web3 technology'] });

/** Runs so many at the same time; each gets its number. */
export const together = async (count: number, work: (n: number) => Promise<void>) =>
  void (await Promise.all(Array.from({ length: count }, (_, n) => work(n))));

/** Measurements of one kind of call: the milliseconds of each call and the number of answers per status. */
export interface Measured {
  times: number[];
  statuses: Record<string, number>;
}

export const noMeasurements = (): Measured => ({ times: [], statuses: {} });

/** Waits for a call and records its time and status; a lost connection counts as the status `lost`. */
export async function measure({ times, statuses }: Measured, call: () => Promise<number>): Promise<void> {
  const started = performance.now();
  const status = await call().catch(() => 'lost');
  times.push(performance.now() - started);
  statuses[status] = (statuses[status] ?? 0) + 1;
}

/** The value below which this part (0 to 1) of the values is. */
export function quantile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
}

/** The database of runBackend(). */
export const engine = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite';

/** Runs a program and ends the process, which idle connections would keep running. */
export function run(program: () => Promise<void>): void {
  program().then(
    () => process.exit(),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
