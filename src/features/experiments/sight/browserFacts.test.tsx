import { fakeWindow } from '../../../test/fakeWindow';
import { countOf, readFacts } from './browserFacts';

/** A canvas on which two installed fonts, and each fallback, have a width of their own; two more fonts are the fallbacks themselves. */
function installFonts(...installed: string[]) {
  const widths = ['monospace', 'serif', ...installed.map((font) => `"${font}"`)];
  const context = {
    font: '',
    measureText: ({ length }: string) => ({
      width: length * (widths.findLastIndex((family) => context.font.includes(family)) % 4),
    }),
  };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation(((kind: string) => (kind === '2d' ? context : null)) as never);
}

it('B15 reads what a browser tells, fonts by their width, and knows what it does not tell', () => {
  installFonts('Roboto', 'Ubuntu', 'DejaVu Sans', 'Noto Sans');
  const window = Object.assign(fakeWindow({ languages: ['es-ES', 'en'] }), {
    screen: { width: 390, height: 844 },
    devicePixelRatio: 2.625,
  });
  const more = { platform: 'Linux', userAgentData: { platform: 'Android' }, hardwareConcurrency: 8, deviceMemory: 4 };
  Object.assign(window.navigator, more, { maxTouchPoints: 5 });
  window.matchMedia = (media) => ({ matches: /dark|reduce|more/.test(media) }) as MediaQueryList;
  const facts = {
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    languages: ['es-ES', 'en'],
    screen: { width: 390, height: 844 },
    window: { width: 1280, height: 800 },
    ratio: 2.63,
    system: 'Android',
    cores: 8,
    memory: 4,
    isTouch: true,
    isDark: true,
    lessMotion: true,
    moreContrast: true,
    fonts: ['Roboto', 'Ubuntu'],
  };
  expect(readFacts(window)).toEqual(facts);
  expect(countOf(facts)).toBe(13);

  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(window.navigator, { platform: '', userAgentData: {}, deviceMemory: undefined, maxTouchPoints: 0 });
  const less = { ...facts, system: null, memory: null, isTouch: false, fonts: null };
  expect(readFacts(window)).toEqual(less);
  expect(countOf(less)).toBe(10);
});
