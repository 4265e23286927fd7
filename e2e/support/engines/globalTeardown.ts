export default async function globalTeardown(): Promise<void> {
  const { site, stop } = globalThis.engines;
  await site.stop();
  site.remove();
  await stop();
}
