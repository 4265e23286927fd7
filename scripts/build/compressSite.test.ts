import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { compressSite } from './compressSite';

it('B1 compresses texts, except where the result is larger or no visitor loads it', async () => {
  const text = '<p>Cuatro</p>'.repeat(100);
  const others = { 'tiny.js': '1', 'photo.png': text, '_worker.js': text, _headers: text };
  const dist = temporaryDirectory({ '_en/index.html': text, 'feed.xml': text, ...others });
  const sizes = await compressSite(dist);
  expect([sizes.files, sizes.after < sizes.before / 10]).toEqual([3, true]);
  const made = readdirSync(dist, { recursive: true }).filter((name) => /\.(br|gz)$/.test(String(name)));
  expect(made.sort()).toEqual(['_en/index.html.br', '_en/index.html.gz', 'feed.xml.br', 'feed.xml.gz']);
  for (const file of ['_en/index.html', 'feed.xml']) {
    expect(String(brotliDecompressSync(readFileSync(join(dist, `${file}.br`))))).toBe(text);
    expect(String(gunzipSync(readFileSync(join(dist, `${file}.gz`))))).toBe(text);
  }
});
