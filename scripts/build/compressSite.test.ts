import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { compressSite } from './compressSite';

it('B1 compressed files are written for texts, but not where they would be larger or no visitor loads them', async () => {
  const text = '<p>Cuatro</p>'.repeat(100);
  const dist = temporaryDirectory({
    '_en/videos/index.html': text,
    'feed.xml': text,
    'tiny.js': '1',
    'photo.png': text,
    '_worker.js': text,
    _headers: text,
  });
  const sizes = await compressSite(dist);
  expect(sizes.files).toBe(3);
  expect(sizes.after).toBeLessThan(sizes.before / 10);
  for (const file of ['_en/videos/index.html', 'feed.xml']) {
    expect(String(brotliDecompressSync(readFileSync(join(dist, `${file}.br`))))).toBe(text);
    expect(String(gunzipSync(readFileSync(join(dist, `${file}.gz`))))).toBe(text);
  }
  for (const file of ['tiny.js', 'photo.png', '_worker.js', '_headers']) {
    expect([file, existsSync(join(dist, `${file}.br`)), existsSync(join(dist, `${file}.gz`))]).toEqual([
      file,
      false,
      false,
    ]);
  }
});
