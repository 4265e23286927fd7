import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

/** Serves on a free port of this machine. */
export async function serve(
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createAdaptorServer({ fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
