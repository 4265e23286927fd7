import { lookOf, makeStars, tints, type Look, type Star } from './stars';

const brightFrom = 2;
const rayLength = 3;
const rayWidth = 0.8;

export interface StarPainter {
  /** Takes the canvas's present size and makes a sky for it. */
  fit: () => void;
  /** Draws what looks different from the last time. */
  paint: (seconds: number) => void;
}

/**
 * Null where there is no canvas to draw on. One point of the canvas for each CSS pixel, on sharper screens too:
 * finer ones cost half as much again, for points of light that are soft anyway.
 */
export function makePainter(canvas: HTMLCanvasElement, random: () => number): StarPainter | null {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return null;
  const style = getComputedStyle(canvas);
  const sky = style.getPropertyValue('--surface');
  const colours = Array.from({ length: tints }, (_, tint) => style.getPropertyValue(`--tint-${tint}`));
  let width = 0;
  let stars: Star[] = [];
  let looks: Look[] = [];

  const fit = () => {
    width = canvas.clientWidth;
    canvas.width = width;
    canvas.height = canvas.clientHeight;
    context.fillStyle = sky;
    context.fillRect(0, 0, canvas.width, canvas.height);
    stars = makeStars(width, canvas.clientHeight, random);
    looks = [];
  };

  /** Whole pixels only: half-covered ones would grow darker each time. */
  const erase = (star: Star, { x }: Look) => {
    const reach = reachOf(star);
    const [left, top] = [Math.floor(x - reach), Math.floor(star.y - reach)];
    const side = Math.ceil(2 * reach) + 1;
    context.globalAlpha = 1;
    context.fillStyle = sky;
    context.fillRect(left, top, side, side);
  };

  const bar = (x: number, y: number, width: number, height: number) => {
    context.fillRect(x - width / 2, y - height / 2, width, height);
  };

  const draw = (star: Star, { x, light }: Look) => {
    context.fillStyle = colours[star.tint]!;
    context.globalAlpha = light;
    bar(x, star.y, star.size, star.size);
    if (star.size < brightFrom) return;
    const ray = 2 * reachOf(star);
    context.globalAlpha = light * 0.5;
    bar(x, star.y, ray, rayWidth);
    bar(x, star.y, rayWidth, ray);
  };

  const paint = (seconds: number) => {
    stars.forEach((star, index) => {
      const before = looks[index];
      const look = lookOf(star, seconds, width);
      if (before?.x === look.x && before.light === look.light) return;
      if (before) erase(star, before);
      draw(star, look);
      looks[index] = look;
    });
  };

  return { fit, paint };
}

function reachOf({ size }: Star): number {
  return size < brightFrom ? size / 2 : size / 2 + rayLength;
}
