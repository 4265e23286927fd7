import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { publicFile } from '../../lib/site';
import { drawingOf, type LessonText } from './lessonText';

/** The parts of every lesson, in the order in which they are read. */
export const partNames = ['scene', 'steps', 'limits', 'tryIt', 'questions', 'terms', 'sources'] as const;
export type PartName = (typeof partNames)[number];

export function partId(videoId: string, name: PartName): string {
  return `${videoId}-${name}`;
}

interface LessonPartProps {
  /** Of the video. */
  id: string;
  name: PartName;
  /** What a part holds that is folded: few people need it, and it would be long. */
  folded?: string;
  children: ReactNode;
}

export function LessonPart({ id, name, folded, children }: LessonPartProps) {
  const { t } = useTranslation();
  const part = partId(id, name);
  const heading = (
    <h3 id={part} tabIndex={folded === undefined ? -1 : undefined}>
      {t(`lesson.parts.${name}`)}
    </h3>
  );
  return (
    <section aria-labelledby={part}>
      {folded === undefined ? (
        <>
          {heading}
          {children}
        </>
      ) : (
        <details className="lesson-fold">
          <summary>
            {heading}
            <span className="caption">{folded}</span>
          </summary>
          {children}
        </details>
      )}
      <span data-end-of={part} />
    </section>
  );
}

interface LessonStepsProps {
  /** Of the video. */
  id: string;
  steps: LessonText['steps'];
  level?: 'h3' | 'h4';
}

/** Each step with its drawing beside it, or above it on a narrow screen. */
export function LessonSteps({ id, steps, level: Title = 'h4' }: LessonStepsProps) {
  return (
    <ol className="lesson-steps">
      {steps.map(({ title, text, drawing }, index) => (
        <li key={title}>
          <img src={publicFile(drawingOf(id, index + 1))} alt={drawing} width="320" height="200" loading="lazy" />
          <div>
            <Title>{title}</Title>
            <p className="mb-0">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
