import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startMailProvider } from '../../../test-support/mailProvider';
import { testWaitlist, type TestWaitlist } from '../../../test-support/testWaitlist';
import { waitlist } from '../../../test-support/waitlistCommand';
import { PEOPLE } from './people.fixture';

jest.setTimeout(180_000);

let list: TestWaitlist;
let answer: (response: ServerResponse) => void;
let somebody: Server;
let elsewhere: Server;
const followed: string[] = [];
/** Would take every mail. */
const takeAll: RequestListener = (request, response) => {
  followed.push(request.url!);
  response.end('{"id":"x"}');
};
beforeAll(async () => {
  list = await testWaitlist();
  await list.use((database) => database.script(PEOPLE));
  elsewhere = await listen(takeAll);
  somebody = await listen((request, response) => {
    if (request.url === '/emails') request.resume().on('end', () => answer(response));
    else takeAll(request, response);
  });
});
afterAll(async () => {
  for (const server of [somebody, elsewhere]) server.close();
  await list.remove();
});

async function listen(handler: RequestListener): Promise<Server> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Sends to this address; answers the exit code, how often a mail was asked for, and the last line. */
async function send(RESEND_API_URL?: string) {
  const provider = await startMailProvider();
  const env = { ...list.env, ...provider.env, ...(RESEND_API_URL && { RESEND_API_URL }) };
  const { code, err } = await waitlist(['letter', 'opening', '--send', '--yes'], env);
  await provider.stop();
  return { code, lastLine: err.trimEnd().split('\n').at(-1), mails: provider.mails.size };
}

it.each<[string, (response: ServerResponse) => void]>([
  ['302 to a page of the same host', (response) => response.writeHead(302, { location: '/welcome' }).end()],
  ['302 to another host', (response) => response.writeHead(302, { location: urlOf(elsewhere) }).end()],
  ['307 to another host', (response) => response.writeHead(307, { location: urlOf(elsewhere) }).end()],
  ['the HTML page of a captive portal', (response) => response.end('<h1>Accept our terms</h1>')],
  ['JSON without an id', (response) => response.end('{}')],
  ['202 without a body', (response) => response.writeHead(202).end()],
])('B16 nobody counts as written to, and no other address gets a letter: %s', async (_, reply) => {
  answer = reply;
  expect(await send(urlOf(somebody))).toMatchObject({
    code: 1,
    lastLine:
      'Have the letter: 0. In doubt: 3. Run the same command again: it goes on. ' +
      'Who is in doubt for 23 h gets it only with --in-doubt, perhaps for the second time.',
  });
  expect(followed).toEqual([]);
});

it('B16 who is in doubt after a wrong answer gets the letter by the next run', async () => {
  answer = (response) => response.end('<h1>Accept our terms</h1>');
  expect(await send(urlOf(somebody))).toMatchObject({ code: 1 });
  expect(await send()).toEqual({ code: 0, lastLine: 'Everybody has the letter: 3.', mails: 3 });
});
