import { videoSource, type EmbeddedSource, playerAddress } from './videoSource';

it.each([
  ['/media/video3.mp4', undefined],
  ['/media/2026/video-3.webm', undefined],
  ['https://media.example/a/video3.mp4', 'https://media.example'],
  ['https://media.example:8443/video3.webm?key=1', 'https://media.example:8443'],
  ['https://xn--pelculas-e2a.example/video3.webm', 'https://xn--pelculas-e2a.example'],
])('B13 takes %s for a file of the host %s', (address, origin) => {
  expect(videoSource(address)).toEqual({ kind: 'file', url: address, origin });
});

const youTube = {
  kind: 'embedded',
  site: 'YouTube',
  origin: 'https://www.youtube-nocookie.com',
  embedUrl: 'https://www.youtube-nocookie.com/embed/aB3_-6789xY',
  pageUrl: 'https://www.youtube.com/watch?v=aB3_-6789xY',
};

it.each([
  'https://www.youtube.com/watch?v=aB3_-6789xY',
  'https://youtube.com/watch?list=1&v=aB3_-6789xY&t=12',
  'https://m.youtube.com/watch?v=aB3_-6789xY',
  'https://youtu.be/aB3_-6789xY?si=x',
  'https://www.youtube.com/shorts/aB3_-6789xY',
  'https://www.youtube.com/live/aB3_-6789xY',
  'https://www.youtube.com/embed/aB3_-6789xY',
  'https://www.youtube-nocookie.com/embed/aB3_-6789xY',
])('B13 plays %s in the player of YouTube that sets no cookie', (address) => {
  expect(videoSource(address)).toEqual(youTube);
});

it.each([
  ['https://vimeo.com/76979871', '76979871', '76979871'],
  ['https://www.vimeo.com/76979871', '76979871', '76979871'],
  ['https://player.vimeo.com/video/76979871', '76979871', '76979871'],
  ['https://vimeo.com/76979871/ab12cd', '76979871?h=ab12cd', '76979871/ab12cd'],
  ['https://player.vimeo.com/video/76979871?h=ab12cd', '76979871?h=ab12cd', '76979871/ab12cd'],
])('B13 plays %s in the player of Vimeo', (address, player, page) => {
  expect(videoSource(address)).toEqual({
    kind: 'embedded',
    site: 'Vimeo',
    origin: 'https://player.vimeo.com',
    embedUrl: `https://player.vimeo.com/video/${player}`,
    pageUrl: `https://vimeo.com/${page}`,
  });
});

const refused = `
  video3.mp4 /media/video3.mov /media/../secret.mp4 /media/video3.mp4.html //media.example/video3.mp4
  http://media.example/video3.mp4 https://somebody:secret@media.example/video3.mp4 https://media.example/watch/3
  https://*/video3.mp4 https://*.media.example/video3.mp4 https://media.example;script-src/video3.mp4
  https://'unsafe-inline'/video3.mp4 https://a,b/video3.mp4 https://media_example/video3.mp4
  https://[::1]/video3.mp4 https://media.example/video3.mp4.html javascript:video3.mp4
  https://www.youtube.com/@constela https://www.youtube.com/aB3_-6789xY https://www.youtube.com/watch?v=short
  https://www.youtube.com/playlist?list=aB3_-6789xY https://www.youtube.com/watch?v=longer-aB3_-6789xY
  https://www.youtube.com/watch?v=aB3_-6789xY/longer https://www.youtube.com/user/constela/aB3_-6789xY
  https://www.youtube.com/embed/aB3_-6789xY-longer https://www.youtube.com/@constela/shorts/aB3_-6789xY
  https://youtu.be/ https://youtu.be/longer-aB3_-6789xY https://youtu.be/longer/aB3_-6789xY
  https://www.youtube.com/a.mp4 https://youtube.com.evil.test/watch?v=aB3_-6789xY
  https://evilyoutube.com/watch?v=aB3_-6789xY https://vimeo.com.evil.test/76979871 https://evilvimeo.com/76979871
  https://vimeo.com/ https://vimeo.com/76979871/ab12cd/more https://vimeo.com/constela
  https://vimeo.com/showcase/76979871
`;

it.each(['', ...refused.trim().split(/\s+/)])('B13 knows no video at %j', (address) => {
  expect(videoSource(address)).toBeUndefined();
});

const addressIn = (language: 'es' | 'en', seconds: number, address: string) =>
  playerAddress(videoSource(address) as EmbeddedSource, language, seconds);

it('B13 plays in place at either site with captions, at Vimeo unrecorded', () => {
  expect(addressIn('en', 83.9, 'https://youtu.be/aB3_-6789xY')).toBe(
    'https://www.youtube-nocookie.com/embed/aB3_-6789xY' +
      '?autoplay=1&playsinline=1&rel=0&hl=en&cc_load_policy=1&cc_lang_pref=en&start=83',
  );
  expect(addressIn('es', 0, 'https://vimeo.com/76979871/ab12cd')).toBe(
    'https://player.vimeo.com/video/76979871?h=ab12cd&autoplay=1&dnt=1&texttrack=es#t=0s',
  );
});
