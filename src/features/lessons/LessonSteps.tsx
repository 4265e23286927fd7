import { publicFile } from '../../lib/publicFile';
import { drawingOf, type LessonText } from './lessonText';

interface LessonStepsProps {
  /** Of the video. */
  id: string;
  steps: LessonText['steps'];
}

/** Each step with its drawing beside it, or above it on a narrow screen. */
export function LessonSteps({ id, steps }: LessonStepsProps) {
  return (
    <ol className="lesson-steps">
      {steps.map(({ title, text, drawing }, index) => (
        <li key={title}>
          <img src={publicFile(drawingOf(id, index + 1))} alt={drawing} width="320" height="200" loading="lazy" />
          <div>
            <h4>{title}</h4>
            <p className="mb-0">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
