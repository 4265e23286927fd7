/** Logs code and message only: stacks and database errors carry queries, and queries carry personal data. */
export function logError(error: unknown): void {
  const { code, message } = error as { code?: string; message?: string };
  console.error(`Error ${code ?? 'without code'}: ${message ?? 'without message'}`);
}
