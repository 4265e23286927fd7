import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './publicVersion';

/** Written last; says of what the build was made. */
export const stampFile = 'build/stamp';
const made = ['dist/index.html', 'build/server/main.mjs', 'build/waitlist.mjs'];

/** What a build reads. */
const folders = ['src', 'locales', 'public', 'scripts', 'server', 'supabase/functions', 'supabase/letters'];
export const rootFiles = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  '.parcelrc',
  '.sassrc.cjs',
];
export const readByBuild = /^(NODE_ENV|SITE_URL|SUPABASE_\w+|CONTROLLER_\w+)$/;

/** A line for the sources, and one for the settings and the version of Node. */
export function stampOf(root: string, env: NodeJS.Dict<string>): string {
  const settings = Object.entries(env).filter(([name, value]) => readByBuild.test(name) && value);
  return `${sourcesOf(root)}\n${hashOf([process.version, ...settings.sort().flat()])}\n`;
}

function sourcesOf(root: string): string {
  const sources = folders.flatMap((folder) => filesIn(path.join(root, folder)).map((file) => `${folder}/${file}`));
  const files = [...sources, ...rootFiles].filter((file) => !/\.test\./.test(file));
  return hashOf(files.flatMap((file) => [file, readFileSync(path.join(root, file))]));
}

function hashOf(parts: (string | Buffer | undefined)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part ?? '').update('\0');
  return hash.digest('hex');
}

/** When the build was made that is in place, if it is made of these sources and, where given, with these settings. */
export function currentBuild(root: string, env?: NodeJS.Dict<string>): Date | undefined {
  const stamp = path.join(root, stampFile);
  if (![...made, stampFile].every((file) => existsSync(path.join(root, file)))) return undefined;
  const found = readFileSync(stamp, 'utf8');
  const isCurrent = env ? found === stampOf(root, env) : found.startsWith(`${sourcesOf(root)}\n`);
  return isCurrent ? statSync(stamp).mtime : undefined;
}
