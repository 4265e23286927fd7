import type { Check } from '../check';

const places = [
  '/__outbox',
  '/__outbox/',
  '/__outbox/x',
  '/outbox',
  '/.env',
  '/.git/HEAD',
  '/.data/',
  '/package.json',
  '/server/main.mjs',
  '/build/server/main.mjs',
  '/supabase/config.toml',
];

export const privatePlaces: Check = {
  title: 'no outbox, no settings and no source can be fetched',
  remedy: 'Publish dist/ alone. The outbox belongs to the local server; a hosted site has none.',
  findFaults: async (site) => {
    const answers = await Promise.all(places.map((path) => site.ask(path)));
    return answers.filter(({ status }) => status !== 404).map(({ path, status }) => `${path} answers ${status}`);
  },
};
