/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const src = path.resolve(__dirname, '..');
const layers = ['lib', 'i18n', 'components', 'features', 'pages', 'router', 'app', 'boot', 'top'];
const featuresOpenTo: Record<string, string[]> = {
  members: [],
  waitlist: [],
  videos: ['members'],
  comments: ['members'],
  mailLinks: ['waitlist'],
  toasts: ['waitlist'],
  layout: ['members', 'toasts'],
  debug: ['layout'],
};
/** Typed hooks and the location, its thunks included: open to everyone above components. */
const openToAll = new Set(['app/hooks', 'router/locationSlice', 'router/navigate', 'router/loadCurrentPage']);

const files = readdirSync(src, { recursive: true })
  .map(String)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file) && !file.startsWith('test/'));

function layerOf(file: string): number {
  const folder = file.includes('/') ? file.split('/')[0] : 'top';
  return layers.indexOf(folder ?? 'top');
}

function importsOf(file: string): string[] {
  const code = readFileSync(path.join(src, file), 'utf8');
  return [...code.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
    .map(([, target]) => path.relative(src, path.resolve(src, path.dirname(file), target ?? '')))
    .filter((target) => !target.startsWith('..'));
}

function mayImport(file: string, target: string): boolean {
  if (openToAll.has(target) && layerOf(file) >= layers.indexOf('features')) return true;
  const [area, feature = ''] = file.split('/');
  const [targetArea, targetFeature = ''] = target.split('/');
  if (area === 'features' && targetArea === 'features' && feature !== targetFeature) {
    return featuresOpenTo[feature]?.includes(targetFeature) ?? false;
  }
  return layerOf(target) <= layerOf(file);
}

it('imports only downwards, and features only what they are open to', () => {
  expect(files.length).toBeGreaterThan(50);
  const climbing = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => !mayImport(file, target))
      .map((target) => `${file} → ${target}`),
  );
  expect(climbing).toEqual([]);
});
