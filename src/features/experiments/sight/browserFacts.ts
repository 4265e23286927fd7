import { isString, isWithin, onlyFields, validFields } from '../../../lib/payload';

interface Size {
  width: number;
  height: number;
}

/** What a browser tells any page that asks; null where it does not say. */
export interface BrowserFacts {
  timeZone: string | null;
  languages: string[];
  screen: Size;
  window: Size;
  /** Pixels of the screen for each one of the page. */
  ratio: number;
  system: string | null;
  cores: number;
  /** In gigabytes, rounded by the browser. */
  memory: number | null;
  isTouch: boolean;
  isDark: boolean;
  lessMotion: boolean;
  moreContrast: boolean;
  /** Of those that were looked for. */
  fonts: string[] | null;
}

const isSize = (size: unknown) => {
  const { width, height } = Object(size) as Partial<Size>;
  return isWithin(0, 1e6, width) && isWithin(0, 1e6, height);
};
const isList = (list: unknown) => Array.isArray(list) && list.every(isString);

const isPlain = (fact: unknown) =>
  fact === null || isString(fact) || typeof fact === 'boolean' || Number.isFinite(fact);
const checks = {
  timeZone: isPlain,
  languages: isList,
  screen: isSize,
  window: isSize,
  ratio: isPlain,
  system: isPlain,
  cores: isPlain,
  memory: isPlain,
  isTouch: isPlain,
  isDark: isPlain,
  lessMotion: isPlain,
  moreContrast: isPlain,
  fonts: (fonts: unknown) => fonts === null || isList(fonts),
};

/** The facts of a payload; undefined where it lacks some. */
export function readFactsOf(payload: unknown): BrowserFacts | undefined {
  const facts = validFields<BrowserFacts>(payload, checks);
  const { languages, screen, window, fonts } = facts;
  if (!languages || !screen || !window || fonts === undefined) return undefined;
  const onlySize = (size: Size) => onlyFields(size, 'width', 'height');
  return { ...(facts as BrowserFacts), screen: onlySize(screen), window: onlySize(window) };
}

export const countOf = (facts: BrowserFacts) => Object.values(facts).filter((fact) => fact !== null).length;

/** Each comes with a system or a program, so that it tells of that. */
export const fontsLookedFor = [
  'Calibri',
  'Comic Sans MS',
  'DejaVu Sans',
  'Futura',
  'Gill Sans',
  'Helvetica Neue',
  'Liberation Sans',
  'Noto Sans',
  'Roboto',
  'SF Pro',
  'Segoe UI',
  'Ubuntu',
];

export function readFacts(window: Window): BrowserFacts {
  const { screen, devicePixelRatio, innerWidth, innerHeight } = window;
  // Only some browsers have these two.
  const navigator = window.navigator as Navigator & { deviceMemory?: number; userAgentData?: { platform?: string } };
  const asksFor = (media: string) => window.matchMedia(`(prefers-${media})`).matches;
  return {
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || null,
    languages: [...navigator.languages],
    screen: { width: screen.width, height: screen.height },
    window: { width: innerWidth, height: innerHeight },
    ratio: Math.round(devicePixelRatio * 100) / 100,
    system: navigator.userAgentData?.platform || navigator.platform || null,
    cores: navigator.hardwareConcurrency,
    memory: navigator.deviceMemory ?? null,
    isTouch: navigator.maxTouchPoints > 0,
    isDark: asksFor('color-scheme: dark'),
    lessMotion: asksFor('reduced-motion: reduce'),
    moreContrast: asksFor('contrast: more'),
    fonts: fontsOf(window.document),
  };
}

/** No browser hands out its list of fonts, but a text is as wide as in the fallback where one is missing. */
function fontsOf(document: Document): string[] | null {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return null;
  const widthIn = (family: string) => {
    context.font = `64px ${family}`;
    return context.measureText('mwiMQ 0123').width;
  };
  return fontsLookedFor.filter((font) =>
    ['monospace', 'serif'].every((fallback) => widthIn(`"${font}", ${fallback}`) !== widthIn(fallback)),
  );
}
