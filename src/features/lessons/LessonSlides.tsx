import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { prefersReducedMotion } from '../../lib/device';
import { publicFile } from '../../lib/site';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { drawingOf, type LessonText } from './lessonText';
import { LessonWays } from './LessonWays';
import {
  lastSlide,
  press,
  secondsPerSlide,
  selectSlides,
  slideSeconds,
  slideShown,
  slidesToggled,
} from './slidesSlice';

interface LessonSlidesProps {
  /** Of the video. */
  id: string;
  steps: LessonText['steps'];
  /** The address of the plate. */
  poster: string;
  hasExperiment: boolean;
  /** What is said of the video. */
  children: ReactNode;
}

/** The lesson in thirty seconds, in the frame of its video: the plate, after a press the drawings of its steps, then the ways on (P1). */
export function LessonSlides({ id, steps, poster, hasExperiment, children }: LessonSlidesProps) {
  const { t } = useTranslation('video');
  const dispatch = useAppDispatch();
  const { slide, second, isRunning } = useAppSelector((state) => selectSlides(state, id));
  const stage = useRef<HTMLDivElement>(null);
  const step = steps[slide - 1];
  const isLast = slide === lastSlide;
  const passed = Math.max(slide - 1, 0) * secondsPerSlide + second;
  const show = (next: number, runs = isRunning) => {
    // The button with the focus goes.
    if (next === lastSlide) stage.current?.focus({ preventScroll: true });
    dispatch(press(slideShown({ videoId: id, slide: next, isRunning: runs })));
  };
  const play = () => {
    const waits = prefersReducedMotion().matches;
    if (!step) show(1, !waits);
    else if (waits) show(slide + 1);
    else dispatch(press(slidesToggled()));
  };
  const action = isLast ? 'again' : isRunning ? 'pause' : step ? 'resume' : 'start';
  return (
    <div className="card player">
      <div ref={stage} className="slides-stage in-one-place d-grid" tabIndex={-1}>
        <img
          className={step ? 'invisible' : isLast ? 'opacity-25' : undefined}
          src={publicFile(poster)}
          alt=""
          width="640"
          height="360"
          fetchPriority="high"
        />
        {slide > 0 &&
          steps.map(({ title, drawing }, index) => (
            <img
              key={title}
              className={index + 1 === slide ? undefined : 'invisible'}
              src={publicFile(drawingOf(id, index + 1))}
              alt={drawing}
            />
          ))}
        {step && (
          <>
            <button type="button" aria-label={t('slides.previous')} onClick={() => show(Math.max(1, slide - 1))}>
              <Glyph d="m26 15-7 7 7 7" />
            </button>
            <button type="button" aria-label={t('slides.next')} onClick={() => show(slide + 1)}>
              <Glyph d="m18 15 7 7-7 7" />
            </button>
          </>
        )}
        {isLast && <LessonWays hasExperiment={hasExperiment} isPrimary className="slides-end position-relative" />}
      </div>
      <svg className="slides-progress" viewBox={`0 0 ${slideSeconds} 2`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={slideSeconds} height="2" />
        <rect className={isRunning && passed > 0 ? 'is-running' : undefined} width={passed} height="2" />
        <path d="M9.9 0h.2v2h-.2zM19.9 0h.2v2h-.2z" />
      </svg>
      <div className="slides-bar d-flex align-items-center gap-2 px-3 pt-2">
        <button type="button" className={`slides-play target ${slide > 0 ? '' : 'stretched-link'}`} onClick={play}>
          <Glyph d={glyphs[action]}>
            <circle cx="22" cy="22" r="21" />
          </Glyph>
          <span className={slide > 0 ? 'visually-hidden' : undefined}>
            {t(`slides.${action}`, { seconds: slideSeconds })}
          </span>
        </button>
        <p className="m-0 fw-semibold" aria-live="polite">
          {isLast ? t('slides.end') : step?.title}
        </p>
      </div>
      {children}
    </div>
  );
}

const glyphs = {
  start: 'M18 14v16l12-8z',
  pause: 'M18 15v14M26 15v14',
  resume: 'M18 14v16l12-8z',
  again: 'M15 22a7 7 0 1 0 2.5-5.4M17 12v5h5',
};

function Glyph({ d, children }: { d: string; children?: ReactNode }) {
  return (
    <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
      {children}
      <path d={d} />
    </svg>
  );
}
