import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';

/** Begins a build in a folder without Parcel, which so ends before it bundles anything. */
function build(env: Record<string, string>, files: Record<string, string> = {}) {
  const cwd = temporaryDirectory({ 'dist/index.html': 'before', 'public/a.svg': '', ...files });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['-r', require.resolve('esbuild-register'), resolve('scripts/build/bundleSite.ts')],
    { cwd, env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' },
  );
  return { status, stdout, stderr, isKept: existsSync(join(cwd, 'dist/index.html')) };
}

const key = { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' };

it.each([
  ['SITE_URL', 'https://your-domain', { SITE_URL: 'your-domain' }],
  ['SITE_URL', 'https://your-domain', { SITE_URL: 'https://x.example/es' }],
  ['SUPABASE_URL', 'https://your-project.supabase.co', { SUPABASE_URL: 'htps://x', ...key }],
  ['SUPABASE_URL', 'https://your-project.supabase.co', { SUPABASE_URL: 'https://x.supabase.co/rest/v1/', ...key }],
  ['SUPABASE_URL', 'https://your-project.supabase.co', { SUPABASE_URL: 'https://*', ...key }],
])('G5 B2 a build with a wrong %s ends before it begins, with one line that shows %s', (name, example, env) => {
  expect(build(env)).toEqual({
    status: 1,
    stdout: '',
    stderr: `${name} must be an address without a path, such as ${example}, not "${Object.values(env)[0]}".\n`,
    isKept: true,
  });
});

it('G5 a build with half the settings of a hosted project ends in the same way', () => {
  const { stderr, isKept } = build({}, { '.env': 'SUPABASE_URL=https://x.supabase.co' });
  expect([stderr, isKept]).toEqual([expect.stringMatching(/^Set both SUPABASE_URL and .*, or neither\.\n$/), true]);
});

it.each([
  ["the site's own server", {}],
  ['https://x.supabase.co', { SUPABASE_URL: 'https://x.supabase.co/', ...key }],
  ['https://x.supabase.co', { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'ey' }],
])('G5 a build says that its pages will call %s', (backend, env) => {
  expect(build(env).stdout).toBe(`The pages will call ${backend}.\n`);
});
