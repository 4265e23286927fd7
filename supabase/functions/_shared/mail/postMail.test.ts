import { brand } from '../brand';
import { postMail } from './postMail';

const mail = { subject: 's', html: '<p>h</p>', text: 't', headers: { 'List-Unsubscribe': '<https://db.test/leave>' } };

/** What the provider is asked. */
async function asked(variables: Record<string, string>): Promise<Request> {
  let request: Request | undefined;
  const fetch = (url: string | URL | Request, init?: RequestInit) => {
    request = new Request(url, init);
    return Promise.resolve(new Response());
  };
  await postMail('ada@example.org', mail, 'key-1', { fetch, variables });
  return request!;
}

it('B3 asks the provider for one mail to one address, with the key that keeps it from being sent twice', async () => {
  const request = await asked({
    RESEND_API_KEY: 'k',
    RESEND_API_URL: 'https://mail.test',
    MAIL_FROM: 'A <a@example.org>',
  });
  expect([request.method, request.url]).toEqual(['POST', 'https://mail.test/emails']);
  expect(Object.fromEntries(request.headers)).toEqual({
    authorization: 'Bearer k',
    'content-type': 'application/json',
    'idempotency-key': 'key-1',
  });
  expect(await request.json()).toEqual({ from: 'A <a@example.org>', to: ['ada@example.org'], ...mail });
});

it('B3 asks Resend, in the name of its own test address, where nothing else is set', async () => {
  const request = await asked({});
  expect(request.url).toBe('https://api.resend.com/emails');
  expect(request.headers.get('authorization')?.trim()).toBe('Bearer');
  expect(await request.json()).toMatchObject({ from: `${brand} <onboarding@resend.dev>` });
});
