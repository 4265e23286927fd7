import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectFreshBuild } from './freshBuild';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'constela-'));
  for (const folder of ['locales', 'public', 'scripts', 'server', 'supabase/functions', 'supabase/migrations']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  write('src/pages/Home.tsx', 100);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, seconds: number): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), '');
  utimesSync(path.join(root, file), seconds, seconds);
}

function build(seconds: number): void {
  write('dist/index.html', seconds);
  write('build/server/main.mjs', seconds);
}

it('lets journeys walk a build that is newer than what it is made of', () => {
  build(200);
  write('src/pages/Home.test.tsx', 300);
  expect(() => expectFreshBuild(root)).not.toThrow();
});

it.each(['src/pages/Home.tsx', 'locales/en/home.json', 'server/rest/restRoutes.ts', 'supabase/migrations/1.sql'])(
  'says to build first where %s was changed since',
  (file) => {
    build(200);
    write(file, 201);
    expect(() => expectFreshBuild(root)).toThrow('Build first: npm run build');
  },
);

it('says to build first where there is no build, or half of one', () => {
  expect(() => expectFreshBuild(root)).toThrow('Build first: npm run build');
  write('dist/index.html', 200);
  expect(() => expectFreshBuild(root)).toThrow('Build first: npm run build');
});
