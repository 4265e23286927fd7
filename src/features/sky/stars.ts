/** H4: one star in so many square pixels. */
const areaOfAStar = 3000;
/** In the last part of the sky the stars give way to the page. */
const fadeFrom = 0.7;
const tints = 4;
const brightFrom = 2;
const rayLength = 3;
const rayWidth = 0.8;

interface Star {
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
      light: (0.3 + 0.7 * brightness) * Math.min(1, (1 - y / height) / (1 - fadeFrom)),
      tint: Math.floor(random() ** 2 * tints),
      speed: 0.5 + brightness * 1.5 + random() * 0.5,
      twinkle: { depth: 0.15 + random() * 0.45, rate: 0.3 + random() * 0.9, phase: random() * 2 * Math.PI },
    };
  });
}

export function lookOf({ x, light, speed, twinkle: { depth, rate, phase } }: Star, seconds: number, width: number) {
  return {
    x: (x + seconds * speed) % width,
    light: light * (1 - (depth * (1 + Math.sin(seconds * rate + phase))) / 2),
  };
}

/**
 * Null where there is no canvas to draw on. One point of the canvas for each CSS pixel, on sharper screens too:
 * finer ones cost half as much again, for points of light that are soft anyway.
 */
export function makeSky(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return null;
  const style = getComputedStyle(canvas);
  const background = style.getPropertyValue('--surface');
  const colours = Array.from({ length: tints }, (_, tint) => style.getPropertyValue(`--tint-${tint}`));
  let stars: Star[] = [];
  let seconds = 0;

  const bar = (x: number, y: number, width: number, height: number) =>
    context.fillRect(x - width / 2, y - height / 2, width, height);

  const draw = (star: Star) => {
    const { x, light } = lookOf(star, seconds, canvas.width);
    context.fillStyle = colours[star.tint]!;
    context.globalAlpha = light;
    bar(x, star.y, star.size, star.size);
    if (star.size < brightFrom) return;
    const ray = star.size + 2 * rayLength;
    context.globalAlpha = light * 0.5;
    bar(x, star.y, ray, rayWidth);
    bar(x, star.y, rayWidth, ray);
  };

  const paint = () => {
    context.fillStyle = background;
    context.globalAlpha = 1;
    context.fillRect(0, 0, canvas.width, canvas.height);
    stars.forEach(draw);
  };

  return {
    /** Takes the canvas's present size and makes a sky for it. */
    fit: () => {
      canvas.width = canvas.clientWidth;
      canvas.height = canvas.clientHeight;
      stars = makeStars(canvas.width, canvas.height, Math.random);
      paint();
    },
    move: (bySeconds: number) => {
      seconds += bySeconds;
      paint();
    },
  };
}
