import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';

export interface Driver {
  /** One command of the WebDriver protocol within the session; answers with its value. */
  command: <Value>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Value>;
  stop: () => Promise<void>;
}

/** Starts a WebKitWebDriver on a screen of its own, where its window has the focus: WebKit has no headless mode. */
export async function startDriver(capabilities: object): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    detached: true,
    stdio: 'ignore',
  });
  await once(driver, 'spawn');

  async function call<Value>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    const { value } = (await response.json()) as { value: Value & { error: string; message: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  const end = async (process: ChildProcess, kill: () => void) => {
    if (process.exitCode !== null) return;
    kill();
    await once(process, 'exit');
  };
  const stop = async () => {
    // The driver leads a group of its own, with the window and its processes in it.
    await end(driver, () => process.kill(-driver.pid!, 'SIGKILL'));
    await end(screen, () => screen.kill());
  };

  try {
    await expect(() => call('GET', '/status')).toPass({ timeout: 10_000 });
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: capabilities },
    });
    return { command: (method, path, body) => call(method, `/session/${sessionId}${path}`, body), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
