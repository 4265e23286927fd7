import type { Video } from '../../../src/features/videos/video';
import { videoSource } from '../../../src/features/videos/videoSource';

export interface PolicyParts {
  /** Hashes of the inline styles and scripts in the built pages, as `sha256-…`. */
  styleHashes: string[];
  scriptHashes: string[];
  /** The hosted Supabase project that the site was built for, if any. */
  supabaseUrl: string | undefined;
  videos: VideoHosts;
}

/**
 * Allows a page only what is named here. No `upgrade-insecure-requests`: all addresses in the pages are of the same origin, HSTS keeps
 * them on https, and Safari would also request https from a local server.
 */
export function contentSecurityPolicy({ styleHashes, scriptHashes, supabaseUrl, videos }: PolicyParts): string {
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scriptHashes)],
    'style-src': ["'self'", ...quoted(styleHashes)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", ...videos.media],
    ...(videos.frames.length > 0 && { 'frame-src': videos.frames }),
    'connect-src': ["'self'", ...(supabaseUrl ? [new URL(supabaseUrl).origin] : [])],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The origins from which the videos of a catalogue come, besides the site's own. */
interface VideoHosts {
  /** Of files. */
  media: string[];
  /** Of other sites' players. */
  frames: string[];
}

export function videoHosts(videos: Pick<Video, 'videoUrl'>[]): VideoHosts {
  const sources = videos.map(({ videoUrl }) => videoSource(videoUrl));
  const originsOf = (kind: 'file' | 'embedded') =>
    new Set(sources.flatMap((source) => (source?.kind === kind && source.origin ? source.origin : [])));
  return { media: [...originsOf('file')].sort(), frames: [...originsOf('embedded')].sort() };
}
