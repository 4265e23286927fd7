import { Writable } from 'node:stream';
import { runCommand } from './command';
import { testWaitlist } from '../../test-support/testDatabase';

/** Runs the team's command inside the test, with what it printed and its exit code. */
export async function waitlist(args: string[], env: Record<string, string> = {}) {
  let [out, err] = ['', ''];
  const code = await runCommand(args, env, process.cwd(), {
    out: new Writable({ write: (text, _, done) => done(void (out += text)) }),
    err: new Writable({ write: (text, _, done) => done(void (err += text)) }),
  });
  return { code, out, err };
}

/** A list of its own, and commands that run on it inside the test. */
export async function testCommand() {
  const { env: settings, use } = await testWaitlist();
  return {
    env: settings,
    use,
    command: (args: string[], env: Record<string, string> = {}) => waitlist(args, { ...settings, ...env }),
  };
}
