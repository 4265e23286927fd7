import { fakeWindow } from '../../test/fakeWindow';
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

it('B15 reads what a browser tells, fonts by their width', () => {
  installFonts('Roboto', 'Ubuntu', 'DejaVu Sans', 'Noto Sans');
  const window = Object.assign(fakeWindow({ languages: ['es-ES', 'en'] }), {
    screen: { width: 390, height: 844 },
    devicePixelRatio: 2.625,
  });
  const more = { platform: 'Linux', userAgentData: { platform: 'Android' }, hardwareConcurrency: 8, deviceMemory: 4 };
  Object.assign(window.navigator, more, { maxTouchPoints: 5 });
  window.matchMedia = (media) => ({ matches: /dark|reduce|more/.test(media) }) as MediaQueryList;
  const facts = readFacts(window);
  expect(facts).toEqual({
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
  });
  expect(countOf(facts)).toBe(13);
});

it('B15 says nothing where the browser does not, and that a screen cannot be touched where it does', () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const window = fakeWindow();
  const facts = readFacts(window);
  const unsaid = { screen: null, ratio: null, system: null, cores: null, memory: null, isTouch: null, fonts: null };
  expect(facts).toMatchObject(unsaid);
  expect(countOf(facts)).toBe(13 - Object.keys(unsaid).length);
  Object.assign(window.navigator, { maxTouchPoints: 0 });
  expect(readFacts(window).isTouch).toBe(false);
});
