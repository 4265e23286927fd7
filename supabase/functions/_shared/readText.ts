const PATIENCE_MS = 10_000;

/**
 * The body, or undefined when it is longer than `limit` bytes: what comes after that is never held in memory. Empty when it does not come
 * to its end.
 */
export async function readText(request: Request, limit: number): Promise<string | undefined> {
  if (!request.body) return '';
  const decoder = new TextDecoder();
  const reader = request.body.getReader();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    // If it fails, the client is gone already.
    reader.cancel().catch(() => {});
  }, PATIENCE_MS);
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return isLate ? '' : text + decoder.decode();
      size += value.byteLength;
      if (size > limit) {
        await reader.cancel();
        return undefined;
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // The client went away.
    return '';
  } finally {
    clearTimeout(timer);
  }
}
