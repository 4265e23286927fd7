import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { StartError } from './errors';

/** Reads the file .env into the environment, whose own variables win. Its names are those of .env.example. */
export function loadSettings(root: string): void {
  const [file, example] = [join(root, '.env'), join(root, '.env.example')];
  if (!existsSync(file)) return;
  const settings = parseEnv(readSettings(file));
  if (existsSync(example)) {
    const names = readFileSync(example, 'utf8').matchAll(/^(?:# )?([A-Z_]+)=/gm);
    const known = new Set([...names].map(([, name]) => name));
    const unknown = Object.keys(settings).find((name) => !known.has(name));
    if (unknown) throw new StartError(`.env sets ${unknown}, which nothing reads. .env.example lists every name.`);
  }
  Object.assign(process.env, { ...settings, ...process.env });
}

function readSettings(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `${file} cannot be read (${code}). It must be a file that belongs to the user of this program (mode 600).`,
    );
  }
}

/** The addresses of the site and of a hosted Supabase project, without a path; undefined where they are not set. */
export function readOrigins(env: NodeJS.Dict<string>): { siteUrl?: string; supabaseUrl?: string } {
  const { SITE_URL, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_ANON_KEY } = env;
  if (Boolean(SUPABASE_URL) !== Boolean(SUPABASE_PUBLISHABLE_KEY || SUPABASE_ANON_KEY)) {
    throw new StartError(
      'Set both SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY (or SUPABASE_ANON_KEY) for a hosted project, or neither.',
    );
  }
  return {
    ...(SITE_URL && { siteUrl: originOf('SITE_URL', SITE_URL, 'https://your-domain') }),
    ...(SUPABASE_URL && { supabaseUrl: originOf('SUPABASE_URL', SUPABASE_URL, 'https://your-project.supabase.co') }),
  };
}

/** @throws for all but a scheme and a host of letters, digits, dots and hyphens, which then may stand in a policy */
function originOf(name: string, text: string, example: string): string {
  const url = /^https?:\/\/[^/?#@\s]+\/*$/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^[a-z\d.-]+$/.test(url.hostname)) return url.origin;
  throw new StartError(`${name} must be an address without a path, such as ${example}, not "${text}".`);
}

/** @throws without repeating the address, because it has a password */
export function readDatabaseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^postgres(ql)?:$/.test(url.protocol)) return url;
  throw new StartError(
    'DATABASE_URL is not the address of a PostgreSQL (postgres://user:password@host:5432/database).',
  );
}
