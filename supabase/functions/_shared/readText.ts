const TIMEOUT_MS = 10_000;

/** Reads a body: undefined if it exceeds `limit` bytes, empty after a timeout or disconnect. */
export async function readText(message: Pick<Request, 'body'>, limit: number): Promise<string | undefined> {
  if (!message.body) return '';
  const decoder = new TextDecoder();
  const reader = message.body.getReader();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    // Fails only when the client has already disconnected.
    reader.cancel().catch(() => {});
  }, TIMEOUT_MS);
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
    // The client has disconnected.
    return '';
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the content type is JSON. A page of another origin cannot send it without a CORS preflight. */
export function isJson(contentType: string | null | undefined): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType ?? '');
}
