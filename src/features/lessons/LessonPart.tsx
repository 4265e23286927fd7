import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

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
  children: ReactNode;
}

export function LessonPart({ id, name, children }: LessonPartProps) {
  const { t } = useTranslation();
  const part = partId(id, name);
  return (
    <section aria-labelledby={part}>
      <h3 id={part} tabIndex={-1}>
        {t(`lesson.parts.${name}`)}
      </h3>
      {children}
      <span data-end-of={part} />
    </section>
  );
}
