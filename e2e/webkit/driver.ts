import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { findPort } from '../../server/listen';

/** Starts a WebKitWebDriver on a screen of its own, where its window has the focus: WebKit has no headless mode. */
export async function startDriver(capabilities: object) {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await findPort({ port: 0, host: '127.0.0.1' });
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
    /** One command of the WebDriver protocol within the session; answers with its value. */
    const command = <Value>(path: string, body: object) => call<Value>('POST', `/session/${sessionId}${path}`, body);
    return { command, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
