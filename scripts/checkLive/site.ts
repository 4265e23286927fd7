import { readTags, type Tag } from '../build/html/readTags';

export interface Answer {
  /** Where redirects within the site led. */
  url: URL;
  status: number;
  headers: Headers;
  text: string;
  tags: Tag[];
}

export interface Site {
  origin: string;
  /** Asks for a path or an address, and follows redirects within the site. The same request is sent only once. */
  ask: (path: string, headers?: Record<string, string>) => Promise<Answer>;
}

const timeoutMs = 10_000;
const maxBytes = 2_000_000;
const maxRedirects = 5;

export function openSite(origin: string, fetch = globalThis.fetch): Site {
  const answers = new Map<string, Promise<Answer>>();

  async function request(path: string, own: Record<string, string>): Promise<Answer> {
    const headers = { 'accept-encoding': 'br, gzip', ...own };
    const signal = AbortSignal.timeout(timeoutMs);
    let url = new URL(path, origin);
    for (let left = maxRedirects; ; left -= 1) {
      const response = await fetch(url, { headers, redirect: 'manual', signal });
      const target = new URL(response.headers.get('location') ?? url, url);
      if (target.href === url.href || url.origin !== origin || target.origin !== origin || left === 0) {
        const text = await readText(response);
        return { url, status: response.status, headers: response.headers, text, tags: readTags(text) };
      }
      await response.body?.cancel();
      url = target;
    }
  }

  const ask: Site['ask'] = (path, headers = {}) => {
    const key = JSON.stringify([path, headers]);
    const known =
      answers.get(key) ??
      request(path, headers).catch((error: Error) => {
        const { code } = Object(error.cause) as { code?: string };
        throw new Error(`${path}: ${code ?? error.message}`, { cause: error });
      });
    answers.set(key, known);
    return known;
  };
  return { origin, ask };
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let left = maxBytes;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    parts.push(part);
    if ((left -= part.length) < 0) throw new Error(`longer than ${maxBytes} bytes`);
  }
  return String(Buffer.concat(parts));
}

/** The attributes of the first tag of this name, and with these attributes. */
export function tagOf({ tags }: Answer, wanted: string, having: Tag['attributes'] = {}) {
  const has = ({ attributes }: Tag) => Object.entries(having).every(([name, value]) => attributes[name] === value);
  return tags.find((tag) => tag.name === wanted && has(tag))?.attributes;
}
