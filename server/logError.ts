/** Logs only code and message, because stacks and other fields of database errors contain queries with personal data. */
export function logError(error: unknown): void {
  const { code, message } = error as { code?: string; message?: string };
  console.error(`Error ${code ?? 'without code'}: ${message ?? 'without message'}`);
}
