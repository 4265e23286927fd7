/** @jest-environment node */
import type { EmbeddedSource } from '../videoSource';
import { playerAddress } from './playerAddress';

const source = (site: EmbeddedSource['site'], embedUrl: string): EmbeddedSource => ({
  kind: 'embedded',
  site,
  origin: new URL(embedUrl).origin,
  embedUrl,
  pageUrl: 'https://example.org/',
});

it('B13 plays in the player of YouTube in place, with captions', () => {
  const youTube = source('YouTube', 'https://www.youtube-nocookie.com/embed/aB3_-6789xY');
  expect(playerAddress(youTube, 'en', 83.9)).toBe(
    'https://www.youtube-nocookie.com/embed/aB3_-6789xY' +
      '?autoplay=1&playsinline=1&rel=0&hl=en&cc_load_policy=1&cc_lang_pref=en&start=83',
  );
});

it('B13 plays in the player of Vimeo with captions, unrecorded', () => {
  const vimeo = source('Vimeo', 'https://player.vimeo.com/video/76979871?h=ab12cd');
  expect(playerAddress(vimeo, 'es', 0)).toBe(
    'https://player.vimeo.com/video/76979871?h=ab12cd&autoplay=1&dnt=1&texttrack=es#t=0s',
  );
});
