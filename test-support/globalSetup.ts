import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startEmbedded } from '../server/database/embedded';

/** One PostgreSQL for all tests of a run, unless DATABASE_URL names one. */
export default async function globalSetup(): Promise<void> {
  if (process.env.DATABASE_URL) return;
  const { url, stop } = await startPostgres();
  process.env.DATABASE_URL = url;
  Object.assign(globalThis, { stopPostgres: stop });
}

/** Starts a PostgreSQL whose data need not reach the disk, and answers with its address and with what removes it. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'constela-'));
  const { url, stop } = await startEmbedded(resolve(__dirname, '..'), dataDir, { fsync: 'off' });
  return { url, stop: () => stop().then(() => rm(dataDir, { recursive: true })) };
}
