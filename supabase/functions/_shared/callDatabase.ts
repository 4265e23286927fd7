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
  if (!response.ok)
    throw new StepFailed(`${name} answered ${response.status}`, response.status, await hintOf(response));
  const answer = await response.text();
  return answer ? JSON.parse(answer) : undefined;
}

async function hintOf(response: Response): Promise<string | undefined> {
  try {
    const { hint } = (await response.json()) as { hint?: string };
    return hint;
  } catch {
    return undefined;
  }
}

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
