import { existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { StartError } from './errors';
import { readDatabaseUrl, readOrigins } from './settings';

export interface Config {
  port: number;
  /** The address to listen at; undefined for this machine only. */
  host?: string;
  /** The directory that holds package.json. */
  root: string;
  dist: string;
  migrations: string;
  dataDir: string;
  /** The PostgreSQL that keeps the list, in place of one that the server starts itself. */
  databaseUrl?: string;
  /** Whether a hosted Supabase project is used: then only the site is served. */
  hosted: boolean;
  /** The site's address for visitors, when it differs from this server's. */
  siteUrl?: string;
  /** Set when mails are sent; without it the outbox catches them. */
  mailProvider?: MailProvider;
  /** The header in which a proxy in front of this server names the client's address. */
  clientAddressHeader?: string;
}

/** The settings of the mail provider, named as the edge functions read them. */
export type MailProvider = Record<
  'RESEND_API_KEY' | 'RESEND_API_URL' | 'RESEND_WEBHOOK_SECRET' | 'MAIL_FROM',
  string
> & {
  /** They sign the mails. */
  CONTROLLER_NAME?: string;
  CONTROLLER_ADDRESS?: string;
};

/** Reads the settings (see .env.example). `root` is the directory that holds package.json. */
export function readConfig(env: Record<string, string | undefined>, root: string): Config {
  const { siteUrl, supabaseUrl } = readOrigins(env);
  return {
    port: readPort(env.PORT || '3000'),
    host: readHost(env.HOST || 'localhost'),
    root,
    dist: join(root, 'dist'),
    migrations: join(root, 'supabase/migrations'),
    dataDir: readDataDir(resolve(root, env.DATA_DIR || '.data')),
    hosted: Boolean(supabaseUrl),
    // With a hosted project it is for the team's command alone.
    ...(env.DATABASE_URL && !supabaseUrl && { databaseUrl: readDatabaseUrl(env.DATABASE_URL).href }),
    ...(env.RESEND_API_KEY && !supabaseUrl && readMailProvider(env, siteUrl)),
    ...(env.CLIENT_ADDRESS_HEADER && { clientAddressHeader: readHeaderName(env.CLIENT_ADDRESS_HEADER) }),
  };
}

function readMailProvider(
  env: Record<string, string | undefined>,
  siteUrl: string | undefined,
): Pick<Config, 'siteUrl' | 'mailProvider'> {
  const { RESEND_API_KEY = '', RESEND_API_URL = '', RESEND_WEBHOOK_SECRET = '', MAIL_FROM = '' } = env;
  const { CONTROLLER_NAME, CONTROLLER_ADDRESS } = env;
  const sender = { MAIL_FROM, CONTROLLER_NAME, CONTROLLER_ADDRESS };
  if (!MAIL_FROM || !siteUrl)
    throw new StartError('To send mails with RESEND_API_KEY, set MAIL_FROM and SITE_URL (https://…) as well.');
  return { siteUrl, mailProvider: { RESEND_API_KEY, RESEND_API_URL, RESEND_WEBHOOK_SECRET, ...sender } };
}

function readHeaderName(text: string): string {
  if (/^[a-z][a-z0-9-]*$/i.test(text)) return text.toLowerCase();
  throw new StartError(`CLIENT_ADDRESS_HEADER must be the name of a header, such as x-forwarded-for, not "${text}".`);
}

function readDataDir(directory: string): string {
  let existing = directory;
  while (!existsSync(existing)) existing = dirname(existing);
  if (statSync(existing).isDirectory()) return directory;
  throw new StartError(
    `DATA_DIR must be a directory, but ${existing} is a file. Move it away, or set another DATA_DIR.`,
  );
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new StartError(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
}

function readHost(text: string): string | undefined {
  if (text === 'localhost') return undefined;
  if (isIP(text)) return text;
  throw new StartError(`HOST must be an IP address of this machine, such as 0.0.0.0 for all of them, not "${text}".`);
}
