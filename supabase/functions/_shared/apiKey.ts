import type { Environment } from './environment.ts';

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
