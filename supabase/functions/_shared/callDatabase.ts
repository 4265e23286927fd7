import type { Environment } from './environment.ts';
import { StepFailed } from './stepFailed.ts';

const TIMEOUT_MS = 8_000;

/** Calls a function of the database with this role; the answer is undefined when it has none. @throws a StepFailed with the hint of a refusal. */
export async function callDatabase(
  name: string,
  body: Record<string, unknown>,
  role: 'anon' | 'service',
  environment: Environment,
): Promise<unknown> {
  const key = apiKey(environment, role);
  const response = await environment.fetch(`${environment.variables.SUPABASE_URL}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: key,
      // Only the older keys are JSON Web Tokens.
      ...(key.startsWith('eyJ') && { authorization: `Bearer ${key}` }),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    const { code, message, hint } = await readError(response);
    const said = [code, message && withoutPersonalData(message)].filter(Boolean).join(' ');
    throw new StepFailed(`${name} answered ${response.status} ${said}`.trim(), response.status, hint);
  }
  const answer = await response.text();
  return answer ? JSON.parse(answer) : undefined;
}

/** Logs a failure, at most once a minute. The API says by itself, once, that its database is away. */
export function logUnlessAway(what: string, error: unknown, { mailLog }: Environment): void {
  if (!(error instanceof StepFailed && error.status === 503)) mailLog.failed(what, error);
}

/** What PostgREST says of an error; nothing where something else answered. */
async function readError(response: Response): Promise<{ code?: string; message?: string; hint?: string }> {
  try {
    return Object(await response.json()) as { code?: string; message?: string; hint?: string };
  } catch {
    return {};
  }
}

/** A message of the database may quote a value: an address has an @, and a token is long. */
const withoutPersonalData = (message: string): string =>
  message
    .slice(0, 200)
    .split(/\s+/)
    .filter((word) => !/@|%40/.test(word) && word.length <= 40)
    .join(' ');

/** A project's key for a role: from the JSON object of the newer keys if the host sets it, else the older single key. */
export function apiKey({ variables }: Environment, role: 'anon' | 'service'): string {
  const [newer, older] =
    role === 'anon'
      ? (['SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'] as const)
      : (['SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'] as const);
  return defaultKey(variables[newer]) ?? variables[older] ?? '';
}

function defaultKey(json: string | undefined): string | undefined {
  try {
    const keys = JSON.parse(json ?? '{}') as Record<string, string>;
    return keys.default ?? Object.values(keys)[0];
  } catch {
    return undefined;
  }
}
