import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { HeaderRule } from '../../../server/static/headerRules';
import { videosData } from '../../../src/features/videos/videosData';
import { filesIn } from '../publicVersion';
import { inlineHashes, videoHosts } from './policies';
import { isForFiles, publicFolders, siteHeaders } from './siteHeaders';

/** Writes the files that configure the hosts of a built site. Its policy contains hashes of what the pages have inline. */
export async function writeDeployFiles(
  dist: string,
  pages: string[],
  supabaseUrl = process.env.SUPABASE_URL,
): Promise<void> {
  const files = filesIn(dist);
  const rules = siteHeaders({
    files,
    supabaseUrl: supabaseUrl || undefined,
    videos: videoHosts(videosData),
    ...inlineHashes(pages),
  });
  // Files are the same for every visitor, so Cloudflare serves them without the worker.
  const rootFiles = files.filter((file) => /^[^_/]+\.\w+$/.test(file) && !file.endsWith('.html'));
  const routes = { version: 1, include: ['/*'], exclude: [...publicFolders, ...rootFiles.map((file) => `/${file}`)] };

  writeFileSync(path.join(dist, '_headers'), formatHeaders(rules));
  writeFileSync(path.join(dist, '_routes.json'), `${JSON.stringify(routes, null, 2)}\n`);
  // Cloudflare Workers refuses to publish these two as files.
  writeFileSync(path.join(dist, '.assetsignore'), '_worker.js\n_routes.json\n');
  const handler = `cloudflareHandler(${JSON.stringify(rules)})`;
  await bundle(
    `import { cloudflareHandler } from './edge'; export default { fetch: ${handler} };`,
    `${dist}/_worker.js`,
  );
  await bundle(`export { netlifyPage as default } from './edge';`, 'build/netlify/language.js');
}

async function bundle(contents: string, outfile: string): Promise<void> {
  const stdin = { contents, resolveDir: __dirname };
  await build({ stdin, outfile, bundle: true, format: 'esm', target: 'es2022', logLevel: 'warning' });
}

// Cloudflare reads no more. The rules of files come first (siteHeaders.ts); pages come from the worker there, which has all rules.
const maxLineLength = 2000;
const maxRules = 100;

/** The text of a `_headers` file. @throws when a host would ignore a part of it that it needs. */
export function formatHeaders(rules: HeaderRule[]): string {
  const forFiles = rules.filter(isForFiles).length;
  if (rules.slice(0, maxRules).filter(isForFiles).length < forFiles)
    throw new Error(
      `_headers has ${forFiles} rules for files; Cloudflare reads ${maxRules}: give some files one folder and one rule.`,
    );
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > maxLineLength);
  if (long) throw new Error(`_headers has a line of ${long.length} characters: ${long.slice(0, 60)}…`);
  return `${lines.join('\n')}\n`;
}
