import { Hono } from 'hono';
import { requestHeaders } from './requestHeaders';

/** What SQL reads of a request from 203.0.113.7. */
async function headersOf(sent: Record<string, string>, trustedHeader?: string): Promise<Record<string, string>> {
  const app = new Hono().get('/', (c) => c.json(requestHeaders(c, trustedHeader)));
  const answer = await app.request('/', { headers: sent }, { incoming: { socket: { remoteAddress: '203.0.113.7' } } });
  return (await answer.json()) as Record<string, string>;
}
const addressOf = async (sent: Record<string, string>, trustedHeader?: string) =>
  (await headersOf(sent, trustedHeader))['cf-connecting-ip'];

it('B6 SQL reads the language of a client, but no address, key or cookie', async () => {
  const claimed = [
    'x-forwarded-for',
    'x-forwarded-host',
    'forwarded',
    'x-real-ip',
    'cf-connecting-ip',
    'cf-ipcountry',
    'true-client-ip',
    'authorization',
    'apikey',
    'cookie',
  ];
  const sent = Object.fromEntries(claimed.map((name) => [name, '198.51.100.1']));
  expect(await headersOf({ ...sent, 'accept-language': 'es', 'x-client-info': 'constela' })).toEqual({
    'accept-language': 'es',
    'x-client-info': 'constela',
    'cf-connecting-ip': '203.0.113.7',
  });
});

it.each([
  ['one address', '198.51.100.1', '198.51.100.1'],
  ['what the client wrote before what the proxy added', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
  ['an IPv6 address', '6.6.6.6,2001:db8::1 ', '2001:db8::1'],
  ['nothing after a comma', '6.6.6.6,', '203.0.113.7'],
  ['a blank', ' ', '203.0.113.7'],
])('B6 of the trusted header of a proxy the last entry counts: %s', async (_, text, address) => {
  expect(await addressOf({ 'x-forwarded-for': text }, 'x-forwarded-for')).toBe(address);
});

it('B6 no other header is trusted, and without the trusted one the peer is the client', async () => {
  expect(await addressOf({ 'x-real-ip': '6.6.6.6', 'cf-connecting-ip': '6.6.6.6' }, 'x-forwarded-for')).toBe(
    '203.0.113.7',
  );
  expect(await addressOf({ 'x-forwarded-for': '6.6.6.6' }, 'x-real-ip')).toBe('203.0.113.7');
});
