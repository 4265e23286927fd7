import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { Choice } from './Choice';
import { predicted, questions, selectExperiments, type ExperimentName } from './experimentsSlice';

interface PredictionProps {
  experiment: ExperimentName;
  /** True once the visitor has seen the outcome that the question asks about. */
  isTried: boolean;
  /** Interpolated into the question. */
  values?: Record<string, number>;
}

/** An optional question before the experiment; afterwards compares the answer with the outcome. */
export function Prediction({ experiment, isTried, values }: PredictionProps) {
  const { t } = useTranslation([experiment, 'experiments']);
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectExperiments).predictions[experiment];
  const container = useRef<HTMLDivElement>(null);
  const { answers, right } = questions[experiment];
  // A cast, because answer ids differ per experiment; the build checks that their texts exist (I1).
  const textOf = (answer: string) => t(`prediction.${answer}` as 'prediction.question');
  const isRevealed = isTried && chosen !== undefined;
  const compared = chosen === right ? t('experiments:asPredicted') : t('experiments:notAsPredicted');
  return (
    <div ref={container} tabIndex={-1} className="prediction mb-mid">
      {isRevealed ? (
        <p className="caption mb-1">{t('experiments:youThought', { answer: textOf(chosen) })}</p>
      ) : (
        <Choice
          label={t('prediction.question', { ...values })}
          options={Object.fromEntries(answers.map((answer) => [answer, textOf(answer)]))}
          chosen={chosen}
          onChoose={(answer) => {
            // After the experiment, choosing unmounts the focused radio button.
            if (isTried) container.current?.focus();
            dispatch(predicted({ [experiment]: answer }));
          }}
        />
      )}
      {/* That it was noted is not said again after a new start. */}
      <div aria-live={isRevealed || isTried ? 'polite' : 'off'}>
        {isRevealed ? `${compared} ${t('prediction.why')}` : chosen && t('experiments:nowTry')}
      </div>
    </div>
  );
}
