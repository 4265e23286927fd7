/** Ends what globalSetup.ts started. */
export default async function globalTeardown(): Promise<void> {
  await (globalThis as { stopPostgres?: () => Promise<void> }).stopPostgres?.();
}
