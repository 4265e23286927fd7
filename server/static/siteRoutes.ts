import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { namedLanguage } from '../../src/lib/paths';
import { contentType } from './contentType';
import { afterEarlyForm } from './sitePath';
import { findFile, type Found, type FoundFile, precompressed } from './findFile';
import { type Content, MAX_SMALL, smallFiles } from './smallFiles';

/** Longer headers are ignored; browsers send far shorter ones. */
const MAX_HEADER = 1000;

/** Serves the built site; app.ts adds the headers of the build's `_headers`. */
export function siteRoutes(dist: string): Hono {
  const readSmall = smallFiles();
  return new Hono().all('*', (c) => {
    const { method } = c.req.raw;
    if (method === 'GET' || method === 'HEAD') return serveFile(dist, c.req.raw, readSmall);
    const form = afterEarlyForm(method, c.req.path);
    if (form) return c.redirect(form, 303);
    return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } });
  });
}

async function serveFile(dist: string, request: Request, readSmall: ReturnType<typeof smallFiles>): Promise<Response> {
  const headerOf = (name: string) => {
    const header = request.headers.get(name) ?? '';
    return header.length > MAX_HEADER ? undefined : header || undefined;
  };
  const { pathname } = new URL(request.url);
  const found = await findFile(dist, pathname, headerOf('accept-language'));
  if (!found) return new Response('Not Found', { status: 404 });

  const ranged = found.status === 200 ? headerOf('range') : undefined;
  // A range refers to the bytes of the original file.
  const compressed = ranged ? undefined : await precompressed(found.file.path, headerOf('accept-encoding') ?? '');
  const file = compressed?.file ?? found.file;
  const etagParts = [file.size.toString(36), file.modified.toString(36), found.language, compressed?.encoding];
  const etag = `"${etagParts.filter(Boolean).join('-')}"`;
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    'Content-Type': contentType(found.file.path),
    ETag: etag,
    Vary: varyOf(pathname, found),
  });
  if (found.language) headers.set('Content-Language', found.language);
  // Overrides the rules: the file may exist after the next release.
  if (found.status === 404) headers.set('Cache-Control', 'no-cache');
  if (compressed) headers.set('Content-Encoding', compressed.encoding);

  if (found.status === 200 && isKnown(headerOf('if-none-match'), etag))
    return new Response(null, { status: 304, headers });

  const ifRange = request.headers.get('if-range');
  const range = byteRange(ifRange && ifRange !== etag ? undefined : ranged, file.size);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : file.size));
  const status = range ? 206 : found.status;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  return new Response(file.size > MAX_SMALL ? streamOf(file, range) : partOf(await readSmall(file), range), {
    status,
    headers,
  });
}

function varyOf(pathname: string, { language }: Found): string {
  return language && !namedLanguage(pathname) ? 'Accept-Language, Accept-Encoding' : 'Accept-Encoding';
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.some((tag) => tag === etag || tag === '*') ?? false;
}

const partOf = (content: Content, range: ByteRange | undefined) =>
  range ? content.subarray(range.start, range.end + 1) : content;

function streamOf({ path }: FoundFile, range: ByteRange | undefined): ReadableStream {
  // The types of browsers, which tests load as well, know this stream as another one.
  const stream: unknown = Readable.toWeb(createReadStream(path, range));
  return stream as ReadableStream;
}

interface ByteRange {
  start: number;
  /** Inclusive, as in HTTP. */
  end: number;
}

/** Reads a Range header for a file of this size: undefined to send all of it, 'unsatisfiable' for 416. */
function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  // The whole file is a correct answer to several ranges and to an invalid one.
  if (from + to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < Number(from)) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}
