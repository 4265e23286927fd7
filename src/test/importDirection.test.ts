import { codeFiles, importsOf } from '../../test-support/imports';

const layers = ['lib', 'i18n', 'components', 'router', 'features', 'pages', 'app', 'boot', 'top'];

/** Whatever lies in another folder, such as the colours of `src/styles`, is below all layers. */
function layerOf(file: string): number {
  const [, folder, name] = file.split('/');
  return layers.indexOf(name ? folder! : 'top');
}

const files = codeFiles().filter((file) => /^src\/(?!test\/)/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file));
const imports = new Map(files.map((file) => [file.replace(/\.tsx?$/, ''), importsOf(file)]));

it('imports only downwards, types too', () => {
  expect(files.length).toBeGreaterThan(50);
  const climbing = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => target.startsWith('src/') && layerOf(target) > layerOf(file))
      .map((target) => `${file} → ${target}: move it to a lower layer`),
  );
  expect(climbing).toEqual([]);
});

it('imports nothing in a circle, types too', () => {
  const done = new Set<string>();
  /** The circle that is met below a file, the way to which is known. */
  function circleFrom(file: string, way: string[]): string[] | undefined {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    done.add(file);
    for (const target of imports.get(file) ?? []) {
      const circle = circleFrom(target, [...way, file]);
      if (circle) return circle;
    }
    return undefined;
  }
  const circles = [...imports.keys()].map((file) => circleFrom(file, [])?.join(' → '));
  expect(circles.filter(Boolean)).toEqual([]);
});

it('names no two modules alike but for capital letters, which macOS and Windows do not tell apart', () => {
  const names = files.map((file) => file.replace(/\.tsx?$/, ''));
  const alike = names.filter((name) =>
    names.some((other) => other !== name && other.toLowerCase() === name.toLowerCase()),
  );
  expect(alike).toEqual([]);
});
