import type { Language } from '../../lib/language';

export interface FileSource {
  kind: 'file';
  url: string;
  /** Of another host; undefined for a file of the site itself. */
  origin?: string;
}

/** A video that only another site's player shows. */
export interface EmbeddedSource {
  kind: 'embedded';
  site: 'YouTube' | 'Vimeo';
  /** Of the player. */
  origin: string;
  /** The player of this video. */
  embedUrl: string;
  /** The video's page there. */
  pageUrl: string;
}

const siteFile = /^\/(?!\/)[\w./-]+\.(?:mp4|webm)$/;
const file = /\.(?:mp4|webm)$/;
/** Its origin becomes part of a policy, where other signs have a meaning. */
const host = /^[a-z\d.-]+$/;
const youTubeHosts = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const vimeoHosts = /^(?:www\.|player\.)?vimeo\.com$/;

/** What a record's `videoUrl` names; undefined for an address of no known kind. The build refuses those. */
export function videoSource(address: string): FileSource | EmbeddedSource | undefined {
  if (siteFile.test(address) && !address.includes('..')) return { kind: 'file', url: address };
  const url = parse(address);
  if (!url || url.protocol !== 'https:' || url.username || url.password || !host.test(url.hostname)) return undefined;
  if (youTubeHosts.test(url.hostname)) return atYouTube(url);
  if (vimeoHosts.test(url.hostname)) return atVimeo(url);
  return file.test(url.pathname) ? { kind: 'file', url: url.href, origin: url.origin } : undefined;
}

function atYouTube({ hostname, pathname, searchParams }: URL): EmbeddedSource | undefined {
  const [, inPath] = /^\/(?:shorts\/|embed\/|live\/)?([\w-]{11})$/.exec(pathname) ?? [];
  const id = pathname === '/watch' ? searchParams.get('v') : inPath;
  // At youtube.com itself a lone name is a channel.
  const isShort = hostname === 'youtu.be' || pathname.split('/').length === 3 || pathname === '/watch';
  if (!id || !/^[\w-]{11}$/.test(id) || !isShort) return undefined;
  const origin = 'https://www.youtube-nocookie.com';
  const pageUrl = `https://www.youtube.com/watch?v=${id}`;
  return { kind: 'embedded', site: 'YouTube', origin, embedUrl: `${origin}/embed/${id}`, pageUrl };
}

function atVimeo({ pathname, searchParams }: URL): EmbeddedSource | undefined {
  const [, id, inPath] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  // Videos that are on no list have a second part, without which nobody sees them.
  const secret = inPath ?? searchParams.get('h');
  const origin = 'https://player.vimeo.com';
  const embedUrl = `${origin}/video/${id}${secret ? `?h=${encodeURIComponent(secret)}` : ''}`;
  const pageUrl = `https://vimeo.com/${id}${secret ? `/${encodeURIComponent(secret)}` : ''}`;
  return { kind: 'embedded', site: 'Vimeo', origin, embedUrl, pageUrl };
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** The address of another site's player, with captions in a language, that plays at once from a second on. */
export function playerAddress({ site, embedUrl }: EmbeddedSource, language: Language, seconds: number): string {
  const url = new URL(embedUrl);
  const start = String(Math.floor(seconds));
  const settings =
    site === 'YouTube'
      ? { autoplay: '1', playsinline: '1', rel: '0', hl: language, cc_load_policy: '1', cc_lang_pref: language, start }
      : // It keeps no record of the visitor.
        { autoplay: '1', dnt: '1', texttrack: language };
  for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, value);
  if (site === 'Vimeo') url.hash = `t=${start}s`;
  return url.href;
}
