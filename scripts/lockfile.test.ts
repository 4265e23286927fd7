import { readFileSync } from 'node:fs';

it('the lockfile has every optional dependency, so that `npm ci` works on every platform', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const locked = Object.keys(packages);
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !locked.some((place) => place.endsWith(`node_modules/${name}`)));
  expect(missing.map((name) => `${name}: run npm install, or pin it in "overrides"`)).toEqual([]);
});
