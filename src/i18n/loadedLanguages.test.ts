/** @jest-environment node */
type Module = typeof import('./loadedLanguages');

/** A copy of its own, in which nothing is loaded yet. */
async function fresh(): Promise<Module> {
  let module: Module | undefined;
  await jest.isolateModulesAsync(async () => {
    module = await import('./loadedLanguages');
  });
  return module!;
}

it('I1 asks only for the texts of the home page there, and for all others at any other page', async () => {
  const { loadLanguage, i18nOf } = await fresh();
  await loadLanguage('es', '/');
  expect(i18nOf('es').exists('home.title')).toBe(true);
  expect(i18nOf('es').exists('waitlist.title')).toBe(false);
  await loadLanguage('es', '/waitlist');
  expect(i18nOf('es').exists('home.title')).toBe(true);
  expect(i18nOf('es').t('waitlist.title')).not.toBe('waitlist.title');
});

it('I1 refuses to render in a language that was never loaded', async () => {
  const { loadLanguage, i18nOf } = await fresh();
  await loadLanguage('es', '/login');
  expect(() => i18nOf('en')).toThrow('"en"');
});
