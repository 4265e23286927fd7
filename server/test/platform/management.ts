import { Hono } from 'hono';
import type { Functions } from './functions';

/** As long as those of the platform. */
export const PROJECT = 'constelarehearsalabc';

interface Metadata {
  name: string;
  entrypoint_path: string;
  verify_jwt: boolean;
}

/** The part of the platform's own API that the CLI calls for `link`, `secrets set` and `functions deploy`. */
export function managementRoutes(functions: Functions, keys: Record<string, string>): Hono {
  const project = {
    id: PROJECT,
    ref: PROJECT,
    organization_id: 'rehearsal',
    organization_slug: 'rehearsal',
    name: 'rehearsal',
    region: 'eu-central-1',
    created_at: '2026-11-01T00:00:00Z',
    status: 'ACTIVE_HEALTHY',
    database: { host: '127.0.0.1', version: '15', postgres_engine: '15', release_channel: 'ga' },
  };
  return new Hono()
    .basePath(`/v1/projects/${PROJECT}`)
    .get('/', (c) => c.json(project))
    .get('/api-keys', (c) =>
      c.json(Object.entries(keys).map(([type, api_key]) => ({ id: type, name: 'default', type, api_key }))),
    )
    .post('/secrets', async (c) => {
      const secrets = await c.req.json<{ name: string; value: string }[]>();
      await functions.setVariables(Object.fromEntries(secrets.map(({ name, value }) => [name, value])));
      return c.body(null, 201);
    })
    .post('/functions/deploy', async (c) => {
      const form = await c.req.formData();
      const { name, entrypoint_path, verify_jwt } = JSON.parse(form.get('metadata') as string) as Metadata;
      const files = form.getAll('file') as File[];
      await functions.deploy({ name, entry: entrypoint_path, verifiesJwt: verify_jwt, files });
      const answer = { id: name, slug: name, name, version: 1, status: 'ACTIVE', verify_jwt, entrypoint_path };
      return c.json({ ...answer, created_at: 1, updated_at: 1, import_map: true, ezbr_sha256: '' }, 201);
    })
    .put('/functions', async (c) => c.json({ functions: await c.req.json<object[]>() }));
}
