import { codeFiles, importsOf } from '../../test-support/imports';

const layers = ['lib', 'i18n', 'components', 'features', 'pages', 'router', 'app', 'boot', 'top'];
/** Typed hooks, the root reducer (to inject a lazy slice), and the location with its thunks: open to everyone above components. */
const openToAll = new Set([
  'app/hooks',
  'app/rootReducer',
  'router/locationSlice',
  'router/navigate',
  'router/loadCurrentPage',
]);

const files = codeFiles()
  .filter((file) => file.startsWith('src/') && !/\.test\.tsx?$|\.d\.ts$/.test(file))
  .map((file) => file.slice('src/'.length))
  .filter((file) => !file.startsWith('test/'));

function layerOf(file: string): number {
  const folder = file.includes('/') ? file.split('/')[0] : 'top';
  return layers.indexOf(folder ?? 'top');
}

function importsInsideSrc(file: string): string[] {
  return importsOf(`src/${file}`)
    .filter((target) => target.startsWith('src/'))
    .map((target) => target.slice('src/'.length));
}

function mayImport(file: string, target: string): boolean {
  if (openToAll.has(target) && layerOf(file) >= layers.indexOf('features')) return true;
  return layerOf(target) <= layerOf(file);
}

it('imports only downwards', () => {
  expect(files.length).toBeGreaterThan(50);
  const climbing = files.flatMap((file) =>
    importsInsideSrc(file)
      .filter((target) => !mayImport(file, target))
      .map((target) => `${file} → ${target}: move it to a lower layer`),
  );
  expect(climbing).toEqual([]);
});
