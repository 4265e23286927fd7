import type { Environment } from '../_shared/environment';
import { sendConfirmation } from './handler';

/** Step 2 as the site calls it. */
export const ask = (
  environment: Environment,
  body: unknown = { name: 'x', email: 'ada@example.org', interests: [] },
  headers = {},
) =>
  sendConfirmation(
    new Request('https://db.test/functions/v1/send-confirmation', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    environment,
  );
