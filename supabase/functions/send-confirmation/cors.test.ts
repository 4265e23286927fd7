import { corsHeaders } from '@supabase/supabase-js/cors';
import { hostWithQueue } from '../../../test-support/hostWithQueue';
import { ask } from './ask.fixture';
import { sendConfirmation } from './handler';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const SITE = { origin: 'https://constela.test' };
const corsOf = ({ headers }: Response) => [...headers.keys()].filter((name) => name.startsWith('access-control-'));
/** One answer of each status. */
const everyAnswer = (headers: Record<string, string>) =>
  Promise.all([
    ask(hostWithQueue().environment, undefined, headers),
    ask(hostWithQueue().environment, '{', headers),
    sendConfirmation(new Request('https://db.test/', { headers }), hostWithQueue().environment),
    ask(hostWithQueue().environment, { name: 'x'.repeat(17_000) }, headers),
    ask(hostWithQueue().environment, undefined, { ...headers, 'content-type': 'text/plain' }),
    ask(hostWithQueue({ database: 500 }).environment, undefined, headers),
  ]);

it('A2 the site can read every answer, also failures', async () => {
  const answers = await everyAnswer(SITE);
  expect(
    answers.map(({ status, headers }) => [status, headers.get('access-control-allow-origin'), headers.get('vary')]),
  ).toEqual([200, 400, 405, 413, 415, 502].map((status) => [status, SITE.origin, 'Origin']));
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
    { ok: true, wait: 'none' },
    { error: 'invalid_body' },
    { error: 'method_not_allowed' },
    { error: 'too_large' },
    { error: 'not_json' },
    { error: 'not_sent' },
  ]);
});

it('A2 a site without https, as on a developer’s machine, can read the answer', async () => {
  const { environment } = hostWithQueue();
  environment.variables.SITE_URL = 'http://localhost:3000/';
  const answer = await ask(environment, '{', { origin: 'http://localhost:3000' });
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
});

it.each(['https://evil.test', 'http://constela.test', 'https://constela.test.evil.test', 'null'])(
  'B6 a page of %s can read no answer and is refused by the preflight',
  async (origin) => {
    const preflight = await sendConfirmation(
      new Request('https://db.test/', { method: 'OPTIONS', headers: { origin } }),
      hostWithQueue().environment,
    );
    const answers = [preflight, ...(await everyAnswer({ origin }))];
    expect(answers.map(corsOf)).toEqual(answers.map(() => []));
    expect(answers.map(({ headers }) => headers.get('vary'))).toEqual(answers.map(() => 'Origin'));
  },
);

it.each(['', 'localhost:3000', 'file:///srv/site', 'file:///https://site', 'https:'])(
  'B6 with SITE_URL=%j no page can read an answer',
  async (siteUrl) => {
    const { environment } = hostWithQueue();
    environment.variables.SITE_URL = siteUrl;
    for (const origin of ['null', 'https://evil.test', ''])
      expect(corsOf(await ask(environment, '{', { origin }))).toEqual([]);
  },
);

it('A2 the preflight allows the site every header that supabase-js sends, and content-profile', async () => {
  const response = await sendConfirmation(
    new Request('https://db.test/', { method: 'OPTIONS', headers: SITE }),
    hostWithQueue().environment,
  );
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, SITE.origin]);
  expect(response.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
  const allowed = response.headers.get('access-control-allow-headers')?.split(', ');
  const listed = String(corsHeaders['Access-Control-Allow-Headers']).split(', ');
  expect(allowed).toEqual([...listed, 'content-profile']);
});
