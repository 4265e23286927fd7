import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

export type Handler = (request: Request) => Response | Promise<Response>;

/** Serves on a free port of this machine. */
export async function serve(handler: Handler): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createAdaptorServer({ fetch: handler });
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
