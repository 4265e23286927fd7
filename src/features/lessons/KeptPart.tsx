import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldedAnswer } from './LessonChecks';
import type { PartName } from './lessonIds';
import type { LessonCheck } from './lessonText';

export function KeptPart({ name, children }: { name: PartName; children: ReactNode }) {
  const { t } = useTranslation('lesson');
  return (
    <section>
      <h2>{t(`parts.${name}`)}</h2>
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

/** A question that asks (B27), with its answer folded. */
export function KeptCheck({ check }: { check: LessonCheck }) {
  return (
    <>
      <h3>{check.question}</h3>
      <ol type="A">
        {check.answers.map(({ answer }) => (
          <li key={answer}>{answer}</li>
        ))}
      </ol>
      <FoldedAnswer check={check} />
    </>
  );
}
