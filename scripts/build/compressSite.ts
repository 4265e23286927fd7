import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const isText = /\.(css|html|ico|js|json|rss|svg|txt|vtt|webmanifest|xml)$/;
// Only for the host, never sent to a visitor.
const isForHost = /^_(?!en)/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

function compress(content: Buffer): Promise<[Buffer, Buffer]> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
}

/** Writes a `.br` and a `.gz` file beside every text file for which it is smaller. */
export async function compressSite(dist: string): Promise<void> {
  const names = await readdir(dist, { recursive: true });
  // A Spanish page stands at two addresses.
  const compressed = new Map<string, Promise<[Buffer, Buffer]>>();
  await Promise.all(
    names
      .filter((name) => isText.test(name) && !isForHost.test(name))
      .map(async (name) => {
        const file = path.join(dist, name);
        const content = await readFile(file);
        const key = createHash('sha256').update(content).digest('hex');
        if (!compressed.has(key)) compressed.set(key, compress(content));
        const [small, zipped] = await compressed.get(key)!;
        if (small.length < content.length) await writeFile(`${file}.br`, small);
        if (zipped.length < content.length) await writeFile(`${file}.gz`, zipped);
      }),
  );
}
