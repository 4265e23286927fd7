import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { publicVersion } from './publicVersion';

it('U2 the version of a folder changes with the content and with the name of any file in it, and with nothing else', () => {
  const folder = temporaryDirectory();
  mkdirSync(path.join(folder, 'images'));
  const picture = path.join(folder, 'images/a.svg');
  writeFileSync(picture, '<svg/>');
  const first = publicVersion(folder);
  expect(first).toMatch(/^[0-9a-f]{8}$/);
  writeFileSync(picture, '<svg/>');
  expect(publicVersion(folder)).toBe(first);
  writeFileSync(picture, '<svg></svg>');
  const redrawn = publicVersion(folder);
  renameSync(picture, path.join(folder, 'images/b.svg'));
  expect(new Set([first, redrawn, publicVersion(folder)]).size).toBe(3);
});
