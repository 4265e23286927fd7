import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { quickly } from './readyDatabase';

/** Runs the team's command as npm does. */
export async function waitlist(
  args: string[],
  env: Record<string, string> = {},
  onStart: (child: ChildProcess) => void = () => {},
) {
  const child = spawn(process.execPath, [quickly, '-r', 'esbuild-register', 'scripts/waitlist.ts', ...args], {
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
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}
