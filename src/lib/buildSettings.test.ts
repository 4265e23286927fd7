/** @jest-environment node */
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

it('B5 who answers for the data comes from the settings of the build, and is empty without them', async () => {
  const details = {
    CONTROLLER_NAME: 'Stars, S. L.',
    CONTROLLER_TAX_ID: 'B00000000',
    CONTROLLER_ADDRESS: 'Calle Mayor 1, Madrid',
    CONTROLLER_EMAIL: 'privacy@constela.test',
    CONTROLLER_HOSTING: 'a host',
    CONTROLLER_REGION: 'Frankfurt',
  };
  const { controller } = await loadWith(details, () => import('./controller'));
  const { name, taxId, address, email, hosting, region } = controller;
  expect([name, taxId, address, email, hosting, region]).toEqual(Object.values(details));
  const unset = await loadWith({}, () => import('./controller'));
  expect(Object.values(unset.controller)).toEqual(['', '', '', '', '', '']);
});

it('U2 a public file is marked with the version of its folder, if there is one', async () => {
  const { publicFile } = await loadWith({ PUBLIC_VERSION: '0a1b' }, () => import('./publicFile'));
  expect(publicFile('/logo.svg')).toBe('/logo.svg?v=0a1b');
  process.env = {};
  expect(publicFile('/logo.svg')).toBe('/logo.svg');
});
