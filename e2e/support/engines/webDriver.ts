import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { until } from '../until';
import { startScreen } from './screen';
import { marked } from './strays';

export interface WebDriver {
  /** One command of the WebDriver protocol within the session; answers with its value. */
  command: <Value>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Value>;
  stop: () => Promise<void>;
}

/** What the driver answers instead of a value. */
export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** Starts a WebKitWebDriver, which has one session, on a screen of its own, where its window has the focus. */
export async function startWebDriver(capabilities: object): Promise<WebDriver> {
  const port = await freePort();
  const screen = await startScreen();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: marked({ ...process.env, DISPLAY: screen.display }),
    detached: true,
    stdio: 'ignore',
  });
  let failure: Error | undefined;
  driver.once('error', (error) => (failure = error));
  const ended = new Promise((resolve) => driver.once('close', resolve));

  async function call<Value>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    const { value } = (await response.json()) as { value: Value & { error: string; message: string } };
    if (!response.ok) throw new WebDriverError(value.error, value.message);
    return value;
  }
  const stop = async () => {
    // The driver leads a group of its own, with the window and its processes in it.
    if (driver.pid && driver.exitCode === null) process.kill(-driver.pid, 'SIGKILL');
    await ended;
    await screen.stop();
  };

  try {
    await until('WebKitWebDriver answers', () => {
      if (failure) throw failure;
      return call('GET', '/status').then(
        () => true,
        () => false,
      );
    });
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: capabilities },
    });
    return { command: (method, path, body) => call(method, `/session/${sessionId}${path}`, body), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    }),
  );
}
