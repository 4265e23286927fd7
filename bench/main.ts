import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Measures and prints tables: `npm run bench` for all parts, `npm run bench -- selectors starfield` for some.
 * All parts except `selectors` need a build. Each part runs in its own process, so that none slows down the next.
 */
const parts = ['selectors', 'paint', 'interactions', 'heap', 'starfield', 'lighthouse'];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.includes(name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. The parts are: ${parts.join(', ')}.`);
  process.exit(1);
}
for (const name of wanted.length > 0 ? wanted : parts) {
  const { status } = spawnSync(process.execPath, ['-r', 'esbuild-register', path.join(__dirname, `${name}.ts`)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
