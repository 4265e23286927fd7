import type { HeaderRule } from '../../../server/static/headerRules';
import { videosData } from '../../../src/features/videos/videosData';
import { inlineHashes, videoHosts } from './policies';
import { siteHeaders } from './siteHeaders';

/** The headers of a built site of these files. Its policy has hashes of what its pages have inline. */
export function builtHeaders(files: string[], pages: string[], supabaseUrl = process.env.SUPABASE_URL): HeaderRule[] {
  const videos = videoHosts(videosData);
  return siteHeaders({ files, supabaseUrl: supabaseUrl || undefined, videos, ...inlineHashes(pages) });
}

// Cloudflare reads no more.
const maxLineLength = 2000;
const maxRules = 100;

/** The text of a `_headers` file. @throws when a host would ignore a part of it */
export function formatHeaders(rules: HeaderRule[]): string {
  if (rules.length > maxRules)
    throw new Error(`_headers has ${rules.length} rules; Cloudflare reads ${maxRules}: give some files one folder.`);
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > maxLineLength);
  if (long) throw new Error(`_headers has a line of ${long.length} characters: ${long.slice(0, 60)}…`);
  return `${lines.join('\n')}\n`;
}
