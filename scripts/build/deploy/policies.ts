import { createHash } from 'node:crypto';
import type { Video } from '../../../src/features/videos/video';
import { videoSource } from '../../../src/features/videos/videoSource';
import { readTags } from '../html/readTags';

export interface PolicyParts {
  /** Hashes of the inline styles and scripts in the built pages, as `sha256-…`. */
  styleHashes: string[];
  scriptHashes: string[];
  /** The hosted Supabase project that the site was built for, if any. */
  supabaseUrl: string | undefined;
  videos: ReturnType<typeof videoHosts>;
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

/** The origins from which the videos of a catalogue come, besides the site's own: those of files, and those of other sites' players. */
export function videoHosts(videos: Pick<Video, 'videoUrl'>[]) {
  const sources = videos.map(({ videoUrl }) => videoSource(videoUrl));
  const originsOf = (kind: 'file' | 'embedded') =>
    new Set(sources.flatMap((source) => (source?.kind === kind && source.origin ? source.origin : [])));
  return { media: [...originsOf('file')].sort(), frames: [...originsOf('embedded')].sort() };
}

/** Browser features that the site does not use; injected code must not use them either. */
const disabled = (
  'accelerometer browsing-topics camera clipboard-read display-capture geolocation gyroscope hid idle-detection ' +
  'local-fonts magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking'
).split(' ');

/**
 * What videos need (B13), those of other sites too. Copying (B10) is the site's own. `web-share` is allowed by default, and browsers
 * without a share sheet would report its name on the console as unknown.
 */
const playing = ['autoplay', 'fullscreen', 'picture-in-picture'];

/** Frames: the origins of the players that pages may show. */
export function permissionsPolicy(frames: string[]): string {
  const origins = frames.map((origin) => `"${origin}"`);
  return [
    ...disabled.map((feature) => `${feature}=()`),
    'clipboard-write=(self)',
    ...playing.map((feature) => `${feature}=(${['self', ...origins].join(' ')})`),
  ].join(', ');
}

const isData = /^application\/(ld\+)?json$/i;

/** Hashes of the contents of inline scripts and styles for the policy; JSON data needs none. */
export function inlineHashes(pages: string[]) {
  const found = { style: new Set<string>(), script: new Set<string>() };
  for (const { name, attributes, content } of pages.flatMap(readTags)) {
    if (name !== 'script' && name !== 'style') continue;
    if (isData.test(attributes.type ?? '') || attributes.src !== undefined) continue;
    found[name].add(`sha256-${createHash('sha256').update(content).digest('base64')}`);
  }
  return { styleHashes: [...found.style].sort(), scriptHashes: [...found.script].sort() };
}
