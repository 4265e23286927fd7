import { readConfig } from './config';

it('G5 without settings the server is local, on port 3000, with its data in .data', () => {
  expect(readConfig({}, '/app')).toEqual({
    port: 3000,
    dist: '/app/dist',
    migrations: '/app/supabase/migrations',
    dataDir: '/app/.data',
    fsync: true,
    hosted: false,
  });
});

it('G5 PORT and DATA_DIR are read from the environment', () => {
  expect(readConfig({ PORT: '0', DATA_DIR: '/data' }, '/app')).toMatchObject({ port: 0, dataDir: '/data' });
  expect(readConfig({ PORT: '65535' }, '/app').port).toBe(65_535);
});

it.each([
  [undefined, undefined],
  ['', undefined],
  ['localhost', undefined],
  ['0.0.0.0', '0.0.0.0'],
  ['::', '::'],
])('G5 HOST=%s makes the server listen at %s; undefined means this machine only', (HOST, host) => {
  expect(readConfig({ HOST }, '/app').host).toBe(host);
});

it('A1 only with FSYNC=off a sign-up is acknowledged before it is on the disk', () => {
  expect(readConfig({ FSYNC: 'off' }, '/app').fsync).toBe(false);
  expect(readConfig({ FSYNC: '' }, '/app').fsync).toBe(true);
});

it('G5 with both settings of a hosted project the local backend is not started', () => {
  expect(readConfig({ SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'key' }, '/app').hosted).toBe(true);
});

it.each([
  [{ SUPABASE_URL: 'https://x.supabase.co' }, 'Set both SUPABASE_URL and SUPABASE_ANON_KEY'],
  [{ SUPABASE_ANON_KEY: 'key' }, 'Set both SUPABASE_URL and SUPABASE_ANON_KEY'],
  [{ PORT: 'http' }, 'PORT must be a number'],
  [{ PORT: '80x' }, 'PORT must be a number'],
  [{ PORT: '65536' }, 'PORT must be a number'],
  [{ PORT: '-1' }, 'PORT must be a number'],
  [{ HOST: 'example.org' }, 'HOST must be an IP address'],
  [{ HOST: '192.0.2.300' }, 'HOST must be an IP address'],
  [{ HOST: '0.0.0.0:3000' }, 'HOST must be an IP address'],
  [{ FSYNC: 'no' }, 'FSYNC must be on or off'],
])('G5 %j is refused with a clear message', (env, message) => {
  expect(() => readConfig(env, '/app')).toThrow(message);
});
