/** H4: one star in so many square pixels. */
const areaOfAStar = 3000;
/** In the last part of the sky the stars give way to the page. */
const fadeFrom = 0.7;
/** Steps finer than the eye needs would only mean more drawing. */
const placesPerPixel = 4;
const shadesOfLight = 20;

export const tints = 4;

export interface Star {
  x: number;
  y: number;
  size: number;
  /** From 0 to 1, at its brightest. */
  light: number;
  /** Number of its colour, under `tints`. */
  tint: number;
  /** Pixels a second. */
  speed: number;
  /** How much of the light comes and goes, how often, and where in its course it starts. */
  twinkle: { depth: number; rate: number; phase: number };
}

/** How a star looks at a moment. */
export interface Look {
  x: number;
  light: number;
}

/** A sky of a size; `random` answers like Math.random. */
export function makeStars(width: number, height: number, random: () => number): Star[] {
  return Array.from({ length: Math.floor((width * height) / areaOfAStar) }, () => {
    // A high power: most stars are faint, few are bright.
    const brightness = random() ** 5;
    // The middle of a pixel, else the smallest ones would spread over two rows.
    const y = Math.floor(random() * height) + 0.5;
    return {
      x: random() * width,
      y,
      size: 1 + brightness * 1.6,
      light: (0.3 + 0.7 * brightness) * dimming(y / height),
      tint: Math.floor(random() ** 2 * tints),
      speed: 0.5 + brightness * 1.5 + random() * 0.5,
      twinkle: { depth: 0.15 + random() * 0.45, rate: 0.3 + random() * 0.9, phase: random() * 2 * Math.PI },
    };
  });
}

export function lookOf({ x, light, speed, twinkle }: Star, seconds: number, width: number): Look {
  const { depth, rate, phase } = twinkle;
  const shade = light * (1 - (depth * (1 + Math.sin(seconds * rate + phase))) / 2);
  return {
    x: Math.round(((x + seconds * speed) % width) * placesPerPixel) / placesPerPixel,
    light: Math.round(shade * shadesOfLight) / shadesOfLight,
  };
}

function dimming(depth: number): number {
  return Math.min(1, (1 - depth) / (1 - fadeFrom));
}
