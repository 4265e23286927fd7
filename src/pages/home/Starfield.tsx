import { useEffect, useRef } from 'react';
import { useAppSelector } from '../../app/hooks';
import { selectIsMotionPaused } from '../../features/layout/uiSlice';
import { startStarfield, type RunningStarfield } from './runStarfield';

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

  return <canvas ref={canvas} className="starfield" aria-hidden="true" />;
}
