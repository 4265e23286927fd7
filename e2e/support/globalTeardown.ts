export default async function globalTeardown(): Promise<void> {
  const { site } = globalThis.constela;
  await site.stop();
  site.remove();
}
