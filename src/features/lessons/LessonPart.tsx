import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../lib/store';
import { publicFile } from '../../lib/site';
import { Details } from '../layout/Details';
import { goTo } from './goTo';
import { partId, type PartName, type PlaceName } from './lessonIds';
import { drawingOf, type LessonText } from './lessonText';
import { selectAskedBy } from './lessonsSlice';

interface LessonPartProps {
  /** Of the video. */
  id: string;
  name: PartName;
  /** What a part holds that is folded: few people need it, and it would be long. */
  folded?: string;
  children: ReactNode;
}

export function LessonPart({ id, name, folded, children }: LessonPartProps) {
  const { t } = useTranslation('lesson');
  const part = partId(id, name);
  const heading = (
    <h3 id={part} tabIndex={folded === undefined ? -1 : undefined}>
      {t(`parts.${name}`)}
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
        <Details name={part} className="lesson-fold mt-4">
          <summary>
            {heading}
            <span className="caption d-block fw-normal">{folded}</span>
          </summary>
          {children}
        </Details>
      )}
      <span data-end-of={part} />
    </section>
  );
}

/** Back to the check that sent the visitor to this place. */
export function WayBack({ from }: { from: string }) {
  const { t } = useTranslation('lesson');
  const check = useAppSelector((state) => selectAskedBy(state, from));
  if (!check) return null;
  return (
    <Button variant="link" className="lesson-way d-flex px-0 text-start" onClick={() => goTo(check)}>
      {t('check.back')}
    </Button>
  );
}

interface LessonStepsProps {
  /** Of the video. */
  id: string;
  steps: LessonText['steps'];
  level?: 'h3' | 'h4';
  after?: (step: PlaceName) => ReactNode;
}

/** Each step with its drawing beside it, or above it on a narrow screen. */
export function LessonSteps({ id, steps, level: Title = 'h4', after }: LessonStepsProps) {
  return (
    <ol className="lesson-steps">
      {steps.map(({ title, text, drawing }, index) => (
        <li key={title} className="d-grid" id={partId(id, `steps-${index + 1}`)} tabIndex={-1}>
          <img src={publicFile(drawingOf(id, index + 1))} alt={drawing} width="320" height="200" loading="lazy" />
          <div>
            <Title>{title}</Title>
            <p className="mb-0">{text}</p>
            {after?.(`steps-${index + 1}`)}
          </div>
        </li>
      ))}
    </ol>
  );
}

export function LessonLimits({ id, limits }: { id: string; limits: LessonText['limits'] }) {
  return (
    <dl className="terms auto-grid">
      {limits.map(({ title, text }, index) => {
        const place = partId(id, `limits-${index + 1}`);
        return (
          <div key={title}>
            <dt className="text-primary">{title}</dt>
            <dd id={place} tabIndex={-1}>
              <span>{text} </span>
              <WayBack from={place} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
