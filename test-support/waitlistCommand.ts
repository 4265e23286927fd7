import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { quickly } from './readyDatabase';

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

let bundle: Promise<string> | undefined;

/** Bundled once, because compiling it costs each run a quarter of a second; it must lie where it finds node_modules. */
async function bundledCommand(): Promise<string> {
  const outfile = resolve('build/test', `waitlist-${process.pid}.cjs`);
  await build({
    entryPoints: ['scripts/waitlist.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    define: { __dirname: JSON.stringify(resolve('scripts')) },
    logLevel: 'warning',
  });
  return outfile;
}

/** Runs the team's command. */
export async function waitlist(
  args: string[],
  env: Record<string, string> = {},
  onStart: (child: ChildProcess) => void = () => {},
): Promise<Ended> {
  const command = await (bundle ??= bundledCommand());
  const child = spawn(process.execPath, [quickly, command, ...args], {
    env: {
      PATH: process.env.PATH,
      SUPABASE_URL: '',
      SUPABASE_ANON_KEY: '',
      SUPABASE_PUBLISHABLE_KEY: '',
      DATABASE_URL: '',
      RESEND_API_KEY: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onStart(child);
  const ended: Ended = { code: null, out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (ended.err += text));
  [ended.code] = (await once(child, 'close')) as [number | null];
  return ended;
}
