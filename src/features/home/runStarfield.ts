import { prefersReducedMotion } from '../../lib/device';
import { makePainter } from './starPainter';

/** Calm and cheap: every requested frame costs, even one that draws little. */
const framesPerSecond = 12;

export interface RunningStarfield {
  setPaused: (paused: boolean) => void;
  stop: () => void;
}

const nothing: RunningStarfield = { setPaused: () => undefined, stop: () => undefined };

/** Keeps the stars moving while someone can see them and wants them to (B9). */
export function startStarfield(canvas: HTMLCanvasElement): RunningStarfield {
  const painter = makePainter(canvas, Math.random);
  if (!painter) return nothing;

  const calm = prefersReducedMotion();
  let paused = false;
  let inSight = true;
  let seconds = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  const rest = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const waitForFrame = () => {
    timer = setTimeout(() => {
      frame = requestAnimationFrame(() => {
        seconds += 1 / framesPerSecond;
        painter.paint(seconds);
        waitForFrame();
      });
    }, 1000 / framesPerSecond);
  };
  const settle = () => {
    rest();
    if (!paused && inSight && !document.hidden && !calm.matches) waitForFrame();
  };

  const size = new ResizeObserver(() => {
    painter.fit();
    painter.paint(seconds);
  });
  const sight = new IntersectionObserver((entries) => {
    inSight = entries.at(-1)!.isIntersecting;
    settle();
  });
  size.observe(canvas);
  sight.observe(canvas);
  document.addEventListener('visibilitychange', settle);
  calm.addEventListener('change', settle);
  settle();

  return {
    setPaused: (wanted) => {
      paused = wanted;
      settle();
    },
    stop: () => {
      rest();
      size.disconnect();
      sight.disconnect();
      document.removeEventListener('visibilitychange', settle);
      calm.removeEventListener('change', settle);
    },
  };
}
