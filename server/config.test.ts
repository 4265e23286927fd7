import { join } from 'node:path';
import { temporaryDirectory } from '../test-support/temporaryDirectory';
import { readConfig } from './config';

const DATABASE_URL = 'postgres://constela:p%40ss@127.0.0.1:5432/constela';

/** The server is local, for this machine only. */
const DEFAULTS = {
  port: 3000,
  root: '/app',
  dist: '/app/dist',
  migrations: '/app/supabase/migrations',
  dataDir: '/app/.data',
  hosted: false,
};

it.each([
  [{}, {}],
  [
    { PORT: '0', DATA_DIR: '/data' },
    { port: 0, dataDir: '/data' },
  ],
  [{ PORT: '65535' }, { port: 65_535 }],
  [{ HOST: 'localhost' }, { host: undefined }],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  [{ HOST: '::' }, { host: '::' }],
  [{ DATABASE_URL }, { databaseUrl: DATABASE_URL }],
  [{ DATABASE_URL: '' }, {}],
  [{ CLIENT_ADDRESS_HEADER: 'X-Real-IP' }, { clientAddressHeader: 'x-real-ip' }],
])('G5 B6 the settings %j are read as %j', (env, config) => {
  expect(readConfig(env, '/app')).toEqual({ ...DEFAULTS, ...config });
});

const project = { SUPABASE_URL: 'https://x.supabase.co' };

it('G5 with a hosted project DATABASE_URL is for the command of the team alone', () => {
  const config = readConfig({ ...project, SUPABASE_ANON_KEY: 'key', DATABASE_URL }, '/app');
  expect([config.hosted, config.databaseUrl]).toEqual([true, undefined]);
});

it.each(['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_ANON_KEY'])(
  'G5 with the address of a hosted project and %s the local backend is not started',
  (name) => expect(readConfig({ ...project, [name]: 'key' }, '/app').hosted).toBe(true),
);

const sending = {
  CONTROLLER_NAME: 'Stars, S. L.',
  RESEND_API_KEY: 're_x',
  MAIL_FROM: 'Somebody <hola@x.example>',
  SITE_URL: 'https://x.example/',
};

it('A2 with a key of the mail provider the local server sends mails, with links to the public address', () => {
  expect(readConfig({ ...sending, RESEND_WEBHOOK_SECRET: 'whsec_x' }, '/app')).toMatchObject({
    siteUrl: 'https://x.example',
    mailProvider: {
      RESEND_API_KEY: 're_x',
      RESEND_API_URL: '',
      RESEND_WEBHOOK_SECRET: 'whsec_x',
      MAIL_FROM: 'Somebody <hola@x.example>',
      CONTROLLER_NAME: 'Stars, S. L.',
    },
  });
});

it.each([
  ['without the key', { ...sending, RESEND_API_KEY: '' }],
  ['for a hosted project', { ...sending, ...project, SUPABASE_PUBLISHABLE_KEY: 'key' }],
])('A2 %s the local server sends no mail', (_when, env) => {
  const config = readConfig(env, '/app');
  expect([config.mailProvider, config.siteUrl]).toEqual([undefined, undefined]);
});

it('B12 a DATA_DIR that is a file, or lies in one, is refused with what to do', () => {
  const file = join(temporaryDirectory({ data: '' }), 'data');
  const refused = `DATA_DIR must be a directory, but ${file} is a file. Move it away, or set another DATA_DIR.`;
  for (const DATA_DIR of [file, join(file, 'more')]) expect(() => readConfig({ DATA_DIR }, '/app')).toThrow(refused);
});

it.each([
  [project, 'Set both SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY'],
  [{ SUPABASE_PUBLISHABLE_KEY: 'key' }, 'Set both SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY'],
  [{ SUPABASE_ANON_KEY: 'key' }, 'Set both SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY'],
  [{ ...sending, MAIL_FROM: '' }, 'To send mails with RESEND_API_KEY, set MAIL_FROM and SITE_URL'],
  [{ ...sending, SITE_URL: '' }, 'To send mails with RESEND_API_KEY, set MAIL_FROM and SITE_URL'],
  [{ SITE_URL: 'x.example' }, 'SITE_URL must be an address without a path, such as https://your-domain'],
  [{ CLIENT_ADDRESS_HEADER: 'x-real-ip: 1' }, 'CLIENT_ADDRESS_HEADER must be the name of a header'],
  [{ PORT: '80x' }, 'PORT must be a number'],
  [{ PORT: '65536' }, 'PORT must be a number'],
  [{ PORT: '-1' }, 'PORT must be a number'],
  [{ HOST: 'example.org' }, 'HOST must be an IP address'],
  [{ HOST: '192.0.2.300' }, 'HOST must be an IP address'],
  [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL is not the address of a PostgreSQL'],
])('G5 %j is refused with a clear message', (env, message) => {
  expect(() => readConfig(env, '/app')).toThrow(message);
});
