import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { fileAt } from './findFile';
import { smallFiles } from './smallFiles';

const directory = temporaryDirectory({ a: 'aaaa', b: 'bbbb', c: 'cccc', d: 'dddd' });
const found = async (name: string) => (await fileAt(join(directory, name)))!;

it('B6 a file is read once for all requests', async () => {
  const read = smallFiles();
  const file = await found('a');
  const [first, second] = await Promise.all([read(file), read(file)]);
  expect(String(first)).toBe('aaaa');
  expect(second).toBe(first);
  expect(await read(await found('a'))).toBe(first);
});

it('U1 a file is read again when its size or time has changed', async () => {
  const read = smallFiles();
  await read(await found('b'));
  writeFileSync(join(directory, 'b'), 'new content');
  expect(String(await read(await found('b')))).toBe('new content');
  const file = await found('b');
  writeFileSync(join(directory, 'b'), 'NEW CONTENT');
  expect(String(await read({ ...file, modified: file.modified + 1 }))).toBe('NEW CONTENT');
});

it('B6 the cache has a maximum size and keeps the most recently used files', async () => {
  const read = smallFiles(8);
  const [a, c, d] = [await found('a'), await found('c'), await found('d')];
  const [first, second] = [await read(a), await read(c)];
  expect(await read(a)).toBe(first);
  await read(d);
  expect(await read(a)).toBe(first);
  expect(await read(c)).not.toBe(second);
});

it('B12 a file that cannot be read, or changes while it is read, fails and is not cached', async () => {
  const read = smallFiles();
  writeFileSync(join(directory, 'e'), 'eeee');
  const file = await found('e');
  await expect(read({ ...file, size: 3 })).rejects.toThrow('changed while it was read');
  rmSync(file.path);
  await expect(read(file)).rejects.toThrow('ENOENT');
  writeFileSync(file.path, 'EEEE');
  expect(String(await read(file))).toBe('EEEE');
});
