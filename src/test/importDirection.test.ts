import { codeFiles, importsOf } from '../../test-support/imports';

const layers = ['lib', 'i18n', 'components', 'features', 'pages', 'router', 'app', 'boot', 'top'];
const featuresOpenTo: Record<string, string[]> = {
  begin: ['lessons', 'members', 'videos'],
  glossary: ['lessons', 'videos'],
  home: ['begin', 'layout', 'lessons', 'members', 'videos'],
  lessons: ['glossary', 'members'],
  members: ['glossary'],
  waitlist: ['lessons', 'share', 'videos'],
  videos: ['layout', 'lessons', 'members'],
  comments: ['members'],
  mailLinks: ['waitlist'],
  toasts: ['waitlist'],
  layout: ['members'],
  privacy: ['videos'],
  experiments: ['videos'],
  share: ['toasts'],
  debug: ['layout', 'videos'],
};
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
    importsInsideSrc(file)
      .filter((target) => !mayImport(file, target))
      .map((target) => `${file} → ${target}: move it to a lower layer, or name the feature in featuresOpenTo`),
  );
  expect(climbing).toEqual([]);
});
