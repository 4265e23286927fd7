import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Deployment {
  name: string;
  /** The file to run, among those that were uploaded. */
  entry: string;
  /** Whether only callers with a JSON Web Token come through. */
  verifiesJwt: boolean;
  files: File[];
}

interface Running {
  deployment: Deployment;
  url: string;
  stop: () => void;
}

export type Functions = ReturnType<typeof makeFunctions>;

/** The deployed functions of a project, each in a Deno of its own. They start anew when their variables change. */
export function makeFunctions(folder: string) {
  const running = new Map<string, Running>();
  let variables: Record<string, string> = {};

  const start = async (deployment: Deployment) => {
    running.get(deployment.name)?.stop();
    const entry = join(folder, deployment.name, deployment.entry);
    running.set(deployment.name, { deployment, ...(await startDeno(entry, variables)) });
  };
  return {
    get: (name: string) => running.get(name),
    deploy: async (deployment: Deployment) => {
      for (const file of deployment.files) {
        const path = join(folder, deployment.name, file.name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, Buffer.from(await file.arrayBuffer()));
      }
      await start(deployment);
    },
    setVariables: async (given: Record<string, string>) => {
      variables = { ...variables, ...given };
      await Promise.all([...running.values()].map(({ deployment }) => start(deployment)));
    },
    stop: () => {
      for (const { stop } of running.values()) stop();
    },
  };
}

async function startDeno(entry: string, variables: Record<string, string>): Promise<Omit<Running, 'deployment'>> {
  const deno: ChildProcess = spawn(
    'node_modules/.bin/deno',
    ['run', '--no-prompt', '--allow-env', '--allow-net', entry],
    {
      env: { ...process.env, DENO_NO_UPDATE_CHECK: '1', DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm's `deno` starts the real one as a child process: a process group lets both be ended.
      detached: true,
    },
  );
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += String(chunk);
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (address) resolve(address);
    };
    deno.stdout!.on('data', read);
    deno.stderr!.on('data', read);
    once(deno, 'exit').then(() => reject(new Error(`${entry} ended: ${printed}`)), reject);
  });
  return { url, stop: () => process.kill(-deno.pid!) };
}
