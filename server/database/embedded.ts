import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Client } from 'pg';
import { StartError } from '../errors';
import { findPort } from '../listen';
import { connect, createCluster, placesIn, type Settings, signal, startServer, stopServer, urlOf } from './cluster';
import { findPrograms, type RunAs, whoRuns } from './programs';

export interface Embedded {
  /** With a password: never to be printed. */
  url: string;
  stop: () => Promise<void>;
}

const RESTART_MS = 500;
/** The key of the lock that the program holds to which the database belongs; any number that nothing else locks. */
const OWNER_LOCK = 20_261_128;

/** Where a PostgreSQL of this data directory may be running; undefined when there is none. */
export async function embeddedUrl(dataDir: string): Promise<string | undefined> {
  const { cluster, password } = placesIn(dataDir);
  const port = await readFile(join(cluster, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n')[3],
    () => undefined,
  );
  return port && urlOf(Number(port), await readFile(password, 'utf8'));
}

/**
 * Starts the PostgreSQL of a data directory, or takes over one that a killed program left, and starts it again whenever it ends.
 * @throws a StartError that says what to do when it cannot, or when another program has it.
 */
export async function startEmbedded(root: string, dataDir: string, own: Settings = {}): Promise<Embedded> {
  const { cluster, password: passwordFile } = placesIn(dataDir);
  if (existsSync(join(dataDir, 'pg18')) && !existsSync(cluster)) throw formerDatabase(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new StartError(`${dataDir} cannot be made (${code}). Let this user write there, or set another DATA_DIR.`);
  });
  const runAs = whoRuns(dataDir);
  await admit(runAs, dataDir);
  const programs = await findPrograms(root, dataDir, runAs);
  if (!existsSync(cluster)) await createCluster(programs, dataDir);

  const left = await embeddedUrl(dataDir);
  const found = left && (await connect(left));
  const url = found ? left : urlOf(await findPort({ port: 0 }), await readFile(passwordFile, 'utf8'));
  let owner = found || (await startServer(programs, dataDir, url, own));
  if (!(await isOwner(owner))) {
    await owner.end();
    throw new StartError(`The database in ${dataDir} is in use by another program, perhaps another \`npm start\`.`);
  }

  let stopping = false;
  const guard = () =>
    void owner.once('end', () => {
      if (!stopping) void restart();
    });
  async function restart(): Promise<void> {
    for (;;) {
      await wait(RESTART_MS, undefined, { ref: false });
      if (stopping) return;
      const again = (await connect(url)) ?? (await startServer(programs, dataDir, url, own).catch(() => undefined));
      if (stopping) {
        await again?.end().catch(() => undefined);
        signal(cluster, 'SIGINT');
        return;
      }
      // What was killed may still take a connection for a moment.
      if (again && (await isOwner(again).catch(() => false))) {
        owner = again;
        return guard();
      }
      await again?.end().catch(() => undefined);
    }
  }
  guard();
  // Where the program ends without having stopped it.
  const endAtExit = () => signal(cluster, 'SIGINT');
  process.once('exit', endAtExit);
  return {
    url,
    stop: async () => {
      stopping = true;
      process.off('exit', endAtExit);
      await owner.end().catch(() => undefined);
      await stopServer(cluster);
    },
  };
}

const formerDatabase = (dataDir: string) =>
  new StartError(
    `${join(dataDir, 'pg18')} holds the list of an earlier release. docs/deploy.md, "From the former database", says how to bring it along; moved away, an empty list is made.`,
  );

/** Lets the unprivileged user through to its folder, and nobody else. */
async function admit(runAs: RunAs, dataDir: string): Promise<void> {
  if (runAs.gid === undefined) return;
  await chown(dataDir, 0, runAs.gid);
  await chmod(dataDir, 0o710);
  await promisify(execFile)('sh', ['-c', 'cd "$1"', 'sh', dataDir], runAs).catch(() => {
    throw new StartError(
      `PostgreSQL does not run as root, and its user postgres cannot reach ${dataDir}. Start as an ordinary user, or set a DATA_DIR that everybody can reach.`,
    );
  });
}

async function isOwner(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ own: boolean }>('select pg_try_advisory_lock($1) as own', [OWNER_LOCK]);
  return rows[0]!.own;
}
