import { corsHeaders } from '@supabase/supabase-js/cors';
import { interests } from '../../../src/lib/interests';
import { type Environment, sendConfirmation } from './handler';

interface Sent {
  from: string;
  to: string[];
  subject: string;
  html: string;
  text: string;
}

const ADA = { id: 'id-1', email: 'ada@example.org', name: 'Ada', interests: ['Web3 technology'] };

/** A list with one claim to give, and a mail provider; both can be told to fail. */
function world({ listed = [ADA] as (typeof ADA)[], provider = 200, database = 200, network = true } = {}) {
  const claims = [...listed];
  const calls: { url: string; headers: Record<string, string>; body: unknown }[] = [];
  const environment: Environment = {
    variables: { SUPABASE_URL: 'https://db.test', SUPABASE_SERVICE_ROLE_KEY: 'service', RESEND_API_KEY: 'key', SITE_URL: 'https://constela.test' },
    fetch: async (url, init) => {
      calls.push({ url, headers: init.headers as Record<string, string>, body: JSON.parse(init.body) });
      if (url.endsWith('/claim_confirmation')) return Response.json(claims.splice(0, 1), { status: database });
      if (url.endsWith('/release_confirmation')) {
        claims.push(...listed);
        return new Response(null, { status: 204 });
      }
      if (!network) throw new TypeError('fetch failed for ada@example.org');
      return Response.json({}, { status: provider });
    },
  };
  const mails = () => calls.filter(({ url }) => url === 'https://api.resend.com/emails').map(({ body }) => body as Sent);
  return { environment, calls, mails };
}

const ask = (environment: Environment, body: unknown = { name: 'x', email: 'ada@example.org', interests: [] }, language = 'es') =>
  sendConfirmation(
    new Request('https://db.test/functions/v1/send-confirmation', {
      method: 'POST',
      headers: { 'accept-language': language },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    environment,
  );

async function mailFor(subscription: Partial<typeof ADA>, language = 'es'): Promise<Sent> {
  const { environment, mails } = world({ listed: [{ ...ADA, ...subscription }] });
  await ask(environment, undefined, language);
  return mails()[0]!;
}

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

it('A2 sends one mail to a listed address, through the provider, with the keys where they belong', async () => {
  const { environment, calls, mails } = world();
  const response = await ask(environment, { name: 'Ada', email: 'ada@example.org', interests: ['Web3 technology'] });
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  expect(calls[0]).toMatchObject({
    url: 'https://db.test/rest/v1/rpc/claim_confirmation',
    headers: { apikey: 'service' },
    body: { p_email: 'ada@example.org' },
  });
  expect(calls[1]?.headers).toMatchObject({ authorization: 'Bearer key', 'idempotency-key': 'confirmation/id-1' });
  expect(mails()).toMatchObject([{ to: ['ada@example.org'], subject: 'Ya estás en la lista de espera de Constela' }]);
});

it('A2 sends it once, and answers the second call like the first', async () => {
  const { environment, mails } = world();
  const [first, second] = [await ask(environment), await ask(environment)];
  expect(await second.text()).toBe(await first.text());
  expect(mails()).toHaveLength(1);
});

it('B6 sends nothing to a stranger and does not tell', async () => {
  const { environment, mails } = world({ listed: [] });
  const response = await ask(environment);
  expect([response.status, await response.json(), mails()]).toEqual([200, { ok: true }, []]);
});

it('A2 takes the interests joined with commas as well as in a list', async () => {
  const { environment } = world();
  expect((await ask(environment, { name: 'Ada', email: 'a@b.co', interests: 'Web3 technology' })).status).toBe(200);
});

it.each(['', '{', 'null', '[]', '{}', '{"email":7,"name":"x","interests":[]}', '{"email":"a@b.co","name":"x","interests":[7]}'])(
  'A2 the body %j is refused with 400 and nothing is asked of anyone',
  async (body) => {
    const { environment, calls } = world();
    expect((await ask(environment, body)).status).toBe(400);
    expect(calls).toEqual([]);
  },
);

it('A2 a body over 16 KB is refused with 413', async () => {
  const { environment } = world();
  expect((await ask(environment, { name: 'x'.repeat(17_000), email: 'a@b.co', interests: [] })).status).toBe(413);
});

it('A2 another method is refused with 405', async () => {
  const { environment } = world();
  expect((await sendConfirmation(new Request('https://db.test/'), environment)).status).toBe(405);
});

it.each([
  ['the provider refuses', { provider: 500 }],
  ['the provider cannot be reached', { network: false }],
])('E2 when %s the answer is 502 and a later try sends', async (_, failure) => {
  const broken = world(failure);
  expect((await ask(broken.environment)).status).toBe(502);
  expect(broken.calls.at(-1)).toMatchObject({ url: expect.stringMatching(/release_confirmation$/), body: { p_id: 'id-1' } });
  broken.calls.length = 0;
  await ask(broken.environment);
  expect(broken.mails()).toHaveLength(1);
});

it('A2 a provider that knows the mail from an earlier try has sent it', async () => {
  const { environment, calls } = world({ provider: 409 });
  expect((await ask(environment)).status).toBe(200);
  expect(calls.some(({ url }) => url.includes('release'))).toBe(false);
});

it('E2 a database that fails answers 502 and no mail is sent', async () => {
  const { environment, mails } = world({ database: 500 });
  expect([(await ask(environment)).status, mails()]).toEqual([502, []]);
});

it('B6 nothing personal is logged', async () => {
  await ask(world({ network: false }).environment);
  await ask(world({ provider: 500 }).environment);
  expect(log).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/ada/i);
});

it('A2 every answer, failures too, can be read by the page', async () => {
  const answers = [await ask(world().environment), await ask(world().environment, '{'), await ask(world({ database: 500 }).environment)];
  expect(answers.map(({ headers }) => headers.get('access-control-allow-origin'))).toEqual(['*', '*', '*']);
});

it('A2 the preflight allows every header that supabase-js sends, and content-profile', async () => {
  const response = await sendConfirmation(new Request('https://db.test/', { method: 'OPTIONS' }), world().environment);
  expect(response.status).toBe(204);
  const allowed = response.headers.get('access-control-allow-headers')?.split(', ');
  const listed = String(corsHeaders['Access-Control-Allow-Headers']).split(', ');
  expect(allowed).toEqual([...listed, 'content-profile']);
});

describe('the mail', () => {
  it.each([
    ['es', 'es'],
    ['en-GB,en;q=0.9', 'en'],
    ['es-MX, en;q=0.8', 'es'],
    ['en;q=0.5, es;q=0.9', 'es'],
    ['fr, en;q=0.3', 'en'],
    ['de', 'es'],
    ['en;q=0', 'es'],
    ['', 'es'],
  ])('I1 for the preference %j is in %s', async (preference, language) => {
    expect((await mailFor({}, preference)).html).toContain(`<html lang="${language}">`);
  });

  it('W2 names the interests in its language', async () => {
    const chosen = interests.map(({ value }) => value);
    const english = await mailFor({ interests: chosen }, 'en');
    const spanish = await mailFor({ interests: chosen });
    for (const interest of chosen) {
      expect(english.text).toContain(`- ${interest}\n`);
      expect(english.html).toContain(`<li>${interest}</li>`);
      expect(spanish.text).not.toContain(interest);
    }
    expect(spanish.html.match(/<li>/g)).toHaveLength(7);
  });

  it('B6 says only interests of the fixed list', async () => {
    const mail = await mailFor({ interests: ['Web3 technology', 'Visit evil.test', 'constructor'] }, 'en');
    expect(mail.html.match(/<li>.*?<\/li>/g)).toEqual(['<li>Web3 technology</li>']);
  });

  it.each(['Ada', 'María José', "Siobhán O'Neil", 'Jean-Luc', 'محمد', 'José'])('B4 greets %s by name', async (name) => {
    expect((await mailFor({ name })).text).toContain(`Hola, ${name}:`);
  });

  it.each(['evil.test', 'www.evil.test', 'a@b.co', '<b>Ada</b>', 'Ada 🌟', '+1 555 0100', 'http://x', `A${'a'.repeat(50)}`])(
    'B4 does not greet %s by name',
    async (name) => {
      const mail = await mailFor({ name });
      expect(mail.text).toContain('Hola:');
      expect(mail.html + mail.text).not.toContain(name);
    },
  );

  it('B4 escapes what it takes from the list', async () => {
    expect((await mailFor({ name: "O'Neil" })).html).toContain('<bdi>O&#39;Neil</bdi>');
  });

  it('B4 links to the site in its language', async () => {
    expect((await mailFor({})).text).toContain('https://constela.test/\n');
    expect((await mailFor({}, 'en')).html).toContain('href="https://constela.test/en"');
  });

  it('B4 goes to the address on the list, not to the one in the request', async () => {
    const { environment, mails } = world();
    await ask(environment, { name: 'x', email: ' ADA@EXAMPLE.org', interests: [] });
    expect(mails()[0]?.to).toEqual(['ada@example.org']);
  });
});
