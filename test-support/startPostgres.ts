import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a PostgreSQL of its own for a test, and answers with its address and with what ends it. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  // `cat` keeps it running until its input ends, also when this process is killed.
  const child = spawn('bash', ['server/test/withPostgres.sh', 'bash', '-c', 'echo "$DATABASE_URL"; cat'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const [line] = (await Promise.race([once(child.stdout, 'data'), exit.then(() => ['no PostgreSQL'])])) as [unknown];
  const url = String(line).trim();
  if (!url.startsWith('postgres:')) throw new Error(url);
  return {
    url,
    stop: async () => {
      child.stdin.end();
      await exit;
    },
  };
}
