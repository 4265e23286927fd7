import { LATE } from '../waitlist/late';
import type { Site } from './site';

const TIMEOUT_MS = 10_000;

/**
 * What is late in the sending of mails. A hosted project says so to who has its secret key (SUPABASE_URL and SUPABASE_SECRET_KEY in the
 * environment), `npm start` to everybody at `/healthz`. Where neither can be asked, that is a problem too: nobody knows.
 */
export async function findLate(site: Site, env = process.env, fetch = globalThis.fetch): Promise<string[]> {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = env;
  if (SUPABASE_URL && SUPABASE_SECRET_KEY) return askProject(SUPABASE_URL, SUPABASE_SECRET_KEY, fetch);
  const { status, text } = await site.ask('/healthz');
  if (status === 404) return ['nobody could be asked: SUPABASE_URL and SUPABASE_SECRET_KEY are not set'];
  return status === 200 ? [] : text.trim().slice(0, 100).split(' ').map(describeWord);
}

async function askProject(url: string, key: string, fetch: typeof globalThis.fetch): Promise<string[]> {
  const address = `${url}/rest/v1/rpc/waitlist_health`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      apikey: key,
      ...(key.startsWith('eyJ') && { authorization: `Bearer ${key}` }),
      'content-type': 'application/json',
    },
    body: '{}',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) return [`${address} answers ${answer.status}`];
  const { late, ...last } = (await answer.json()) as { late: string[] } & Record<string, string | null>;
  const times = Object.entries(last).map(([name, value]) => `${name.replaceAll('_', ' ')}: ${value ?? 'none'}`);
  return late.length === 0 ? [] : [...late.map(describeWord), times.join(', ')];
}

const describeWord = (word: string): string => `${word}: ${LATE[word] ?? 'does not answer'}`;
