import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { publicVersion } from './publicVersion';

it('U2 changes the version with the content and the name of any public file, and with nothing else', () => {
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

it('U2 changes the version with the styles of a feature, not with its code', () => {
  const folder = temporaryDirectory({ 'video/player.css': 'a {}', 'video/Player.tsx': '' });
  const version = () => publicVersion('none', folder);
  const first = version();
  writeFileSync(path.join(folder, 'video/Player.tsx'), 'changed');
  expect(version()).toBe(first);
  writeFileSync(path.join(folder, 'video/player.css'), 'b {}');
  expect(version()).not.toBe(first);
});
