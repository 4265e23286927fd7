import { codeFiles, importsOf } from '../../test-support/imports';

const layers = ['lib', 'i18n', 'components', 'features', 'pages', 'router', 'app', 'boot', 'top'];
/** Typed hooks, the root reducer (to inject a lazy slice), and the location with its thunks: open to everyone above components. */
const openToAll = new Set([
  'src/app/hooks',
  'src/app/rootReducer',
  'src/router/locationSlice',
  'src/router/navigate',
  'src/router/navigate',
]);

/** Whatever lies in another folder, such as the colours of `src/styles`, is below all layers. */
function layerOf(file: string): number {
  const [, folder, name] = file.split('/');
  return layers.indexOf(name ? folder! : 'top');
}

function mayImport(file: string, target: string): boolean {
  if (openToAll.has(target) && layerOf(file) >= layers.indexOf('features')) return true;
  return !target.startsWith('src/') || layerOf(target) <= layerOf(file);
}

it('imports only downwards', () => {
  const files = codeFiles().filter((file) => /^src\/(?!test\/)/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  const climbing = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => !mayImport(file, target))
      .map((target) => `${file} → ${target}: move it to a lower layer`),
  );
  expect(climbing).toEqual([]);
});
