import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawings } from './draw/drawings';

const publicFolder = join(__dirname, '..', 'public');

for (const [file, content] of drawings()) {
  const target = join(publicFolder, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
  console.log(`${file} ${Buffer.byteLength(content)} B`);
}
