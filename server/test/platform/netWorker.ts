import { postgresDatabase } from '../../database/postgres';
import { repeat } from '../../schedule';

const LOOK_MS = 100;

interface Queued {
  id: string;
  method: string;
  url: string;
  headers: Record<string, string> | null;
  body: Buffer | null;
  timeout_milliseconds: number;
}

/** Does what the worker of pg_net does: sends what is queued, once, and notes what was answered. Returns what ends it. */
export function startNetWorker(connectionString: string): () => Promise<void> {
  const database = postgresDatabase(connectionString);
  const ask = async (sql: string, params?: unknown[]) => (await database.run([{ sql, params }]))[0]!;
  const end = repeat(LOOK_MS, async () => {
    // Not before the migration that makes it.
    const [queue] = await ask("select to_regclass('net.http_request_queue') as oid");
    if (queue!.oid === null) return;
    const queued = await ask('delete from net.http_request_queue where true returning *');
    for (const answer of await Promise.all((queued as unknown as Queued[]).map(send)))
      await ask(
        `insert into net._http_response (id, status_code, content_type, content, timed_out, error_msg)
         values ($1, $2, $3, $4, $5, $6)`,
        answer,
      );
  });
  return async () => {
    await end();
    await database.close();
  };
}

/** The row of `_http_response` that tells what came of a request. */
async function send({ id, method, url, headers, body, timeout_milliseconds: timeout }: Queued): Promise<unknown[]> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { method, headers: headers ?? {}, body: body && new Uint8Array(body), signal });
    return [id, response.status, response.headers.get('content-type'), await response.text(), false, null];
  } catch (error) {
    const { name, message } = error as Error;
    const why = name === 'TimeoutError' ? `Timeout of ${timeout} ms reached` : message;
    return [id, null, null, null, name === 'TimeoutError', why];
  }
}
