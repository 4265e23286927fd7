import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const isText = (name: string) => /\.(css|html|ico|js|json|rss|svg|txt|vtt|webmanifest|xml)$/.test(name);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

function compressed(content: string | Buffer): Promise<[Buffer, Buffer]> {
  const data = Buffer.from(content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  return Promise.all([brotli(data, { params }), zip(data, { level: 9 })]);
}

/** Writes the `.br` and the `.gz` of each text of the built site, by its file's name, where they are smaller. */
export async function compress(dist: string, texts: Map<string, string | Buffer>): Promise<void> {
  await Promise.all(
    [...texts].map(async ([name, content]) => {
      const [small, zipped] = await compressed(content);
      const length = Buffer.byteLength(content);
      if (small.length < length) await writeFile(path.join(dist, `${name}.br`), small);
      if (zipped.length < length) await writeFile(path.join(dist, `${name}.gz`), zipped);
    }),
  );
}
