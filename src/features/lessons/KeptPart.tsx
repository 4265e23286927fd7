import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { publicFile } from '../../lib/site';
import type { PartName } from './LessonPart';
import { drawingOf, type LessonCheck, type LessonText } from './lessonText';

/** A part of a lesson to keep, under its title. */
export function KeptPart({ name, children }: { name: PartName; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t(`lesson.parts.${name}`)}</h2>
      {children}
    </section>
  );
}

/** What is told in pairs: a question and its answer, a word and what it means. */
export function KeptPairs({ of: pairs }: { of: [string, string][] }) {
  return (
    <dl>
      {pairs.map(([what, text]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Each step with its drawing. */
export function KeptSteps({ id, steps }: { id: string; steps: LessonText['steps'] }) {
  return (
    <ol className="lesson-steps">
      {steps.map(({ title, text, drawing }, index) => (
        <li key={title}>
          {/* Else React asks for it early, in the head; the build takes the word away. */}
          <img src={publicFile(drawingOf(id, index + 1))} alt={drawing} width="320" height="200" loading="lazy" />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export function KeptChecks({ checks }: { checks: LessonCheck[] }) {
  const { t } = useTranslation();
  return checks.map(({ question, answers }) => {
    const right = answers.find(({ part }) => part === undefined);
    return (
      <div key={question} className="check">
        <h3>{question}</h3>
        <ol>
          {answers.map(({ answer }) => (
            <li key={answer}>{answer}</li>
          ))}
        </ol>
        <details>
          <summary>{t('lesson.check.fold')}</summary>
          <p>
            <strong>{right?.answer}</strong> {right?.why}
          </p>
        </details>
      </div>
    );
  });
}
