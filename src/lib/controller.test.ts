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

const settings = {
  CONTROLLER_NAME: 'Stars, S. L.',
  CONTROLLER_TAX_ID: 'B00000000',
  CONTROLLER_ADDRESS: 'Calle Mayor 1, Madrid',
  CONTROLLER_EMAIL: 'privacy@constela.test',
  CONTROLLER_HOSTING: 'a host',
  CONTROLLER_REGION: 'Frankfurt',
};

it('B5 reads who answers for the data from the settings of the build', async () => {
  const { controller } = await loadWith(settings, () => import('./controller'));
  expect(controller).toEqual({
    name: 'Stars, S. L.',
    taxId: 'B00000000',
    address: 'Calle Mayor 1, Madrid',
    email: 'privacy@constela.test',
    hosting: 'a host',
    region: 'Frankfurt',
  });
});

it('B5 leaves what is not set empty', async () => {
  const { controller } = await loadWith({}, () => import('./controller'));
  expect(new Set(Object.values(controller))).toEqual(new Set(['']));
});
