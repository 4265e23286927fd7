const before = process.env.SITE_URL;
afterEach(() => {
  if (before === undefined) delete process.env.SITE_URL;
  else process.env.SITE_URL = before;
});

async function siteUrlWith(setting: string): Promise<string> {
  process.env.SITE_URL = setting;
  let read = '';
  await jest.isolateModulesAsync(async () => {
    read = (await import('./siteUrl')).siteUrl;
  });
  return read;
}

it('B2 names the site by its setting, else by an address that nobody owns', async () => {
  expect(await siteUrlWith('https://constela.test')).toBe('https://constela.test');
  expect(await siteUrlWith('https://constela.test/')).toBe('https://constela.test');
  expect(await siteUrlWith('https://constela.test//')).toBe('https://constela.test');
  expect(await siteUrlWith('')).toBe('https://constela.example');
});
