import { fakeWindow } from '../../test/fakeWindow';
import { countOf, readFacts } from './browserFacts';

/** A canvas on which each installed font, and each fallback, has a width of its own. */
function installFonts(...installed: string[]) {
  const widths = ['monospace', 'serif', ...installed.map((font) => `"${font}"`)];
  const context = {
    font: '',
    measureText: () => ({ width: widths.findLastIndex((family) => context.font.includes(family)) }),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

it('B15 reads what a browser tells, fonts by their width', () => {
  installFonts('Roboto', 'Ubuntu');
  const window = Object.assign(fakeWindow({ languages: ['es-ES', 'en'] }), {
    screen: { width: 390, height: 844 },
    devicePixelRatio: 2.625,
  });
  const more = { platform: 'Linux', userAgentData: { platform: 'Android' }, hardwareConcurrency: 8, deviceMemory: 4 };
  Object.assign(window.navigator, more, { maxTouchPoints: 5 });
  window.matchMedia = (media) => ({ matches: media.includes('dark') }) as MediaQueryList;
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
    lessMotion: false,
    moreContrast: false,
    fonts: ['Roboto', 'Ubuntu'],
  });
  expect(countOf(facts)).toBe(13);
});

it('B15 says nothing where the browser does not', () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const facts = readFacts(fakeWindow());
  const unsaid = { screen: null, ratio: null, system: null, cores: null, memory: null, isTouch: null, fonts: null };
  expect(facts).toMatchObject(unsaid);
  expect(countOf(facts)).toBe(13 - Object.keys(unsaid).length);
});
