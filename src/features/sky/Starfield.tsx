import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { prefersReducedMotion } from '../../lib/device';
import { motionToggled, selectIsMotionPaused } from './starfieldSlice';
import { makeSky } from './stars';

/** Calm and cheap: every frame costs, even one that draws little. */
const framesPerSecond = 12;

/** The stars move while someone can see them and wants them to (B9). */
export function Starfield() {
  const paused = useAppSelector(selectIsMotionPaused);
  const canvas = useRef<HTMLCanvasElement>(null);
  const sky = useRef<ReturnType<typeof makeSky>>(null);

  useEffect(() => {
    sky.current = makeSky(canvas.current!);
    if (!sky.current) return undefined;
    const size = new ResizeObserver(sky.current.fit);
    size.observe(canvas.current!);
    return () => size.disconnect();
  }, []);

  useEffect(() => {
    if (paused || !sky.current) return undefined;
    const { move } = sky.current;
    return repeatWhileSeen(canvas.current!, () => move(1 / framesPerSecond));
  }, [paused]);

  return <canvas ref={canvas} className="starfield position-absolute w-100 d-print-none" aria-hidden="true" />;
}

/** Returns what stops it. */
function repeatWhileSeen(element: Element, work: () => void): () => void {
  const calm = prefersReducedMotion();
  let inSight = true;
  let timer: ReturnType<typeof setInterval> | undefined;
  const startOrStop = () => {
    clearInterval(timer);
    if (!inSight || document.hidden || calm.matches) return;
    timer = setInterval(() => requestAnimationFrame(work), 1000 / framesPerSecond);
  };
  const sight = new IntersectionObserver((entries) => {
    inSight = entries.at(-1)!.isIntersecting;
    startOrStop();
  });
  sight.observe(element);
  document.addEventListener('visibilitychange', startOrStop);
  calm.addEventListener('change', startOrStop);
  startOrStop();
  return () => {
    clearInterval(timer);
    sight.disconnect();
    document.removeEventListener('visibilitychange', startOrStop);
    calm.removeEventListener('change', startOrStop);
  };
}

export function MotionToggle() {
  const { t } = useTranslation('home');
  const paused = useAppSelector(selectIsMotionPaused);
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      className="target pill motion-toggle position-absolute"
      aria-pressed={paused}
      onClick={() => dispatch(motionToggled())}
    >
      <span className="motion-label">{t('hero.stopStars')}</span>
    </button>
  );
}
