import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from './site';

const root = path.resolve(__dirname, '../..');
/** Where the name is written out: here, and in the copy that the mails get (another test compares them). */
const sources = new Set(['src/lib/site.ts', 'supabase/functions/_shared/brand.ts']);
const files = ['src', 'locales', 'server', 'scripts', 'art', 'supabase/functions', 'e2e', 'bench'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter((file) => /\.(tsx?|mjs|json|html|scss)$/.test(file)),
);
const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

it('B1 writes the name of the project once', () => {
  const named = files.filter((file) => withoutComments(readFileSync(path.join(root, file), 'utf8')).includes(brand));
  expect(named).toContain('src/lib/site.ts');
  const others = named.filter((file) => !sources.has(file));
  expect(others.map((file) => `${file}: import brand from src/lib/site.ts`)).toEqual([]);
});

const environment = { ...process.env };
afterEach(() => void (process.env = { ...environment }));

/** What a module exports when it is loaded with these settings and no others. */
async function loadWith<Module>(settings: Record<string, string>, load: () => Promise<Module>): Promise<Module> {
  process.env = settings;
  let loaded: Module | undefined;
  await jest.isolateModulesAsync(async () => {
    loaded = await load();
  });
  return loaded!;
}

const settings = {
  CONTROLLER_NAME: 'Stars, S. L.',
  CONTROLLER_TAX_ID: 'B00000000',
  CONTROLLER_ADDRESS: 'Calle Mayor 1, Madrid',
  CONTROLLER_EMAIL: 'privacy@constela.test',
  CONTROLLER_HOSTING: 'a host',
  CONTROLLER_REGISTRY: 'Registro Mercantil de Madrid, hoja 1',
  CONTROLLER_REGION: 'Frankfurt',
  CONTROLLER_MAIL_REGION: 'Ireland',
  CONTROLLER_MAIL_LOG_DAYS: '30',
  CONTROLLER_LOG_DAYS: '7',
};
it('B5 reads who answers for the data from the settings of the build, and leaves what is not set empty', async () => {
  const load = () => import('./controller');
  const read = (await loadWith(settings, load)).controller;
  expect(Object.values(read).sort()).toEqual(Object.values(settings).sort());
  expect([read.name, read.email, read.registry]).toEqual([
    settings.CONTROLLER_NAME,
    settings.CONTROLLER_EMAIL,
    settings.CONTROLLER_REGISTRY,
  ]);
  expect(new Set(Object.values((await loadWith({}, load)).controller))).toEqual(new Set(['']));
});

it.each([
  ['https://constela.test', 'https://constela.test'],
  ['https://constela.test//', 'https://constela.test'],
  ['', expect.stringMatching(/^https:\/\/[a-z-]+\.example$/) as string],
])('B2 names the site by its setting %j, else by an address that nobody owns', async (SITE_URL, expected) => {
  expect((await loadWith({ SITE_URL }, () => import('./site'))).siteUrl).toEqual(expected);
});
