import path from 'node:path';
import { temporaryDirectory } from '../../../test-support/temporaryDirectory';
import { publicVersion } from '../publicVersion';

const before = { env: process.env, folder: process.cwd() };
const loaded = jest.spyOn(process, 'loadEnvFile').mockImplementation();
beforeEach(() => {
  loaded.mockClear();
  process.env = { ...before.env };
});
afterEach(() => {
  process.chdir(before.folder);
  process.env = before.env;
});

async function buildIn(files: Record<string, string>): Promise<void> {
  process.chdir(temporaryDirectory(files));
  await jest.isolateModulesAsync(async () => void (await import('./environment')));
}

it('U2 B1 renders pages for production, with the version of public/', async () => {
  await buildIn({ 'public/a.svg': '<svg/>' });
  expect(process.env.NODE_ENV).toBe('production');
  expect(process.env.PUBLIC_VERSION).toBe(publicVersion(path.resolve('public')));
  expect(loaded).not.toHaveBeenCalled();
});

it('B1 reads the settings of .env where there is one', async () => {
  await buildIn({ '.env': '', 'public/a.svg': '<svg/>' });
  expect(loaded).toHaveBeenCalledWith('.env');
});
