import type { Language } from '../../../lib/language';
import type { EmbeddedSource } from '../videoSource';

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
