export default async function globalTeardown(): Promise<void> {
  const { site, browser } = globalThis.constela;
  await browser.close();
  await site.stop();
  site.remove();
}
