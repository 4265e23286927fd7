import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { videosData } from '../../../src/features/videos/videosData';
import { inlineHashes } from './inlineHashes';
import { videoHosts } from './contentSecurityPolicy';
import { publicFolders, siteHeaders } from './siteHeaders';
import type { HeaderRule } from '../../../server/static/headerRules';

/** Writes the files that configure the hosts. Runs last, because the policy contains hashes of the finished pages. */
export async function writeDeployFiles(dist: string, supabaseUrl = process.env.SUPABASE_URL): Promise<void> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(path.join(dist, file), 'utf8'));
  const rules = siteHeaders({
    files,
    supabaseUrl: supabaseUrl || undefined,
    videos: videoHosts(videosData),
    ...inlineHashes(pages),
  });

  writeFileSync(path.join(dist, '_headers'), formatHeaders(rules));
  const shared = { bundle: true, format: 'esm', target: 'es2022', logLevel: 'warning' } as const;
  await build({
    ...shared,
    entryPoints: ['scripts/build/deploy/edge/cloudflare.ts'],
    outfile: path.join(dist, '_worker.js'),
    define: { HEADER_RULES: JSON.stringify(rules) },
  });
  // Files are the same for every visitor, so Cloudflare serves them without the worker.
  const exclude = [
    ...publicFolders,
    ...files.filter((file) => /^[^_/]+\.\w+$/.test(file) && !file.endsWith('.html')).map((file) => `/${file}`),
  ];
  writeFileSync(
    path.join(dist, '_routes.json'),
    `${JSON.stringify({ version: 1, include: ['/*'], exclude }, null, 2)}\n`,
  );
  await build({
    ...shared,
    entryPoints: ['scripts/build/deploy/edge/netlify.ts'],
    outfile: 'build/netlify/language.js',
  });
}

// Cloudflare Pages ignores everything above these limits.
const maxLineLength = 2000;
const maxRules = 100;

/** The text of a `_headers` file. @throws when a host would ignore a part of it. */
export function formatHeaders(rules: HeaderRule[]): string {
  if (rules.length > maxRules) throw new Error(`_headers has ${rules.length} rules; hosts read ${maxRules}.`);
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > maxLineLength);
  if (long) throw new Error(`_headers has a line of ${long.length} characters: ${long.slice(0, 60)}…`);
  return `${lines.join('\n')}\n`;
}
