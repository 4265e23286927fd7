import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from './Choice';

interface PredictionProps<Answer extends string> {
  question: string;
  answers: Record<Answer, string>;
  right: NoInfer<Answer>;
  /** Null until the visitor has predicted. */
  chosen: string | null;
  /** What was asked about has come out. */
  isTried: boolean;
  /** What came out, and why. */
  why: string;
  onChoose: (answer: Answer) => void;
}

/** Something to predict before trying; once it was tried it says what came out. Nobody has to answer. */
export function Prediction<Answer extends string>(props: PredictionProps<Answer>) {
  const { question, answers, right, chosen, isTried, why, onChoose } = props;
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const compared = chosen === right ? t('experiments.asPredicted') : t('experiments.notAsPredicted');
  const isTold = isTried && chosen !== null;
  return (
    <div ref={place} tabIndex={-1} className="prediction mb-mid">
      {!isTold && (
        <Choice
          label={question}
          options={answers}
          chosen={chosen}
          onChoose={(answer) => {
            // The answers go away when it was tried before.
            if (isTried) place.current?.focus();
            onChoose(answer);
          }}
        />
      )}
      {isTold && <p className="caption mb-1">{t('experiments.youThought', { answer: answers[chosen as Answer] })}</p>}
      <output className="d-block">{isTold ? `${compared} ${why}` : chosen && t('experiments.nowTry')}</output>
    </div>
  );
}
