import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { type Attempt, type Behaviour, type SentMail, startMailProvider } from '../../../test-support/mailProvider';
import { postgresDatabase } from '../../database/postgres';
import { listen } from '../../listen';
import { type Cluster, startCluster } from './cluster';
import { makeFunctions } from './functions';
import { makeGateway } from './gateway';
import { managementRoutes } from './management';
import { startNetWorker } from './netWorker';

export type Platform = Awaited<ReturnType<typeof startPlatform>>;

/** Starts a hosted project as it is before the first step of the guide, with a mail provider. */
export async function startPlatform() {
  const cluster = await startCluster();
  const missing = Object.entries(cluster.lacks).filter(([, isMissing]) => isMissing);
  process.stdout.write(`Stood in for: ${['supabase_vault', ...missing.map(([name]) => name)].join(', ')}.\n`);
  const adminUrl = cluster.urlOf('supabase_admin');
  await runSql(adminUrl, readFileSync(join(__dirname, 'platform.sql'), 'utf8'));
  if (!cluster.lacks.safeupdate)
    await runSql(adminUrl, "alter role authenticator set session_preload_libraries = 'safeupdate'");
  const behaviour: Behaviour = {};
  const attempts: Attempt[] = [];
  const sent: SentMail[] = [];
  const provider = await startMailProvider({
    refuse: (attempt) => {
      attempts.push(attempt);
      return behaviour.refuse?.(attempt);
    },
    breakOff: (attempt) => {
      sent.push(...attempt.mails);
      return behaviour.breakOff?.(attempt) ?? false;
    },
  });

  const key = (kind: string) => `sb_${kind}_${randomBytes(16).toString('hex')}`;
  const keys = { publishable: key('publishable'), secret: key('secret') };
  const functions = makeFunctions(cluster.home);
  const gateway = makeGateway({
    databaseUrl: cluster.urlOf('authenticator'),
    keys,
    functions,
  });
  const { url, stop } = await listen(gateway.routes.route('/', managementRoutes(functions, keys)), { port: 0 });
  await functions.setVariables({
    SUPABASE_URL: url,
    // What a project still has beside its newer keys.
    SUPABASE_ANON_KEY: 'eyJ-anon',
    SUPABASE_SERVICE_ROLE_KEY: 'eyJ-service',
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishable }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret }),
    RESEND_API_URL: provider.url,
  });
  const profile = join(cluster.home, 'profile.yaml');
  writeFileSync(
    profile,
    ['name: rehearsal', `api_url: ${url}`, `dashboard_url: ${url}`, 'project_host: localhost', ''].join('\n'),
  );
  const stopWorker = cluster.lacks.pg_net ? startNetWorker(adminUrl) : undefined;
  const database = postgresDatabase(cluster.urlOf('postgres'));

  return {
    url,
    keys,
    provider,
    behaviour,
    attempts,
    sent,
    cluster,
    /** With which the CLI takes this project for the hosted one. */
    cliVariables: { SUPABASE_PROFILE: profile, SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}` },
    /** As the owner of the project. */
    database,
    /** Runs SQL as the platform itself may. */
    asAdmin: (sql: string) => runSql(adminUrl, sql),
    stop: async () => {
      await stopWorker?.();
      functions.stop();
      await stop();
      await Promise.all([gateway.close(), database.close()]);
      await provider.stop();
      await cluster.stop();
    },
  };
}

async function runSql(connectionString: string, sql: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(sql);
  await client.end();
}

const run = promisify(execFile);
let cli: Promise<string> | undefined;

/** Runs the Supabase CLI as an operator does, and answers with what it prints. */
export async function supabase(args: string[], variables: Record<string, string> = {}): Promise<string> {
  cli ??= run('bash', ['scripts/supabaseCli.sh']).then(({ stdout }) => stdout.trim());
  const { stdout, stderr } = await run(await cli, [...args, '--yes'], { env: { ...process.env, ...variables } });
  return stdout + stderr;
}

export const push = (cluster: Cluster) => supabase(['db', 'push', `--remote=${cluster.urlOf('postgres')}`]);
