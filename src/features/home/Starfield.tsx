import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { startStarfield, type RunningStarfield } from './runStarfield';
import { motionToggled, selectIsMotionPaused } from './starfieldSlice';

export function Starfield() {
  const paused = useAppSelector(selectIsMotionPaused);
  const canvas = useRef<HTMLCanvasElement>(null);
  const field = useRef<RunningStarfield>(null);

  useEffect(() => {
    const running = startStarfield(canvas.current!);
    field.current = running;
    return running.stop;
  }, []);

  useEffect(() => field.current?.setPaused(paused), [paused]);

  return <canvas ref={canvas} className="starfield position-absolute w-100 d-print-none" aria-hidden="true" />;
}

const pauseBars = 'M8 5v14M16 5v14';
const playTriangle = 'M8 5l11 7-11 7z';

/** Stops the stars, and lets them go on (B9). */
export function MotionToggle() {
  const { t } = useTranslation();
  const paused = useAppSelector(selectIsMotionPaused);
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      className="target pill motion-toggle position-absolute"
      aria-pressed={paused}
      onClick={() => dispatch(motionToggled())}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={paused ? playTriangle : pauseBars} />
      </svg>
      <span className="motion-label">{t('home.hero.stopStars')}</span>
    </button>
  );
}
