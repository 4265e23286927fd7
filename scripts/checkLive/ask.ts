export interface Answer {
  /** As it was asked for, with its query. */
  path: string;
  status: number;
  headers: Headers;
  /** Decompressed. */
  text: string;
}

export interface Limits {
  /** Milliseconds, from the request to the last byte. */
  time: number;
  /** Bytes of the body, decompressed. */
  size: number;
}

/** The largest file that is asked for has less than half a megabyte. */
export const usualLimits: Limits = { time: 10_000, size: 1024 * 1024 };

/** Asks once and follows no redirect. @throws when no whole answer comes within the limits; the message names the path. */
export async function ask(url: URL, headers: Record<string, string>, fetch: typeof globalThis.fetch, limits: Limits) {
  const path = url.pathname + url.search;
  try {
    const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(limits.time) });
    const text = await readText(response, limits.size);
    return { path, status: response.status, headers: response.headers, text } satisfies Answer;
  } catch (error) {
    throw new Error(`${path}: ${reasonOf(error, limits)}`, { cause: error });
  }
}

async function readText({ body }: Response, size: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > size) throw new RangeError(`more than ${size} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function reasonOf(error: unknown, { time }: Limits): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return `no whole answer within ${time / 1000} seconds`;
  const { code } = Object(cause) as { code?: string };
  return code ?? message;
}
