import { useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { Choice } from './Choice';
import { predicted, predictionFolded, questions, selectExperiments, type ExperimentName } from './experimentsSlice';

interface PredictionProps {
  experiment: ExperimentName;
  /** True once the visitor has seen the outcome that the question asks about. */
  isTried: boolean;
  /** Interpolated into the question. */
  values?: Record<string, number>;
}

/** An optional question before the experiment. Answered, it takes one line, which later compares the answer with the outcome. */
export function Prediction({ experiment, isTried, values }: PredictionProps) {
  const { t } = useTranslation([experiment, 'experiments']);
  const dispatch = useAppDispatch();
  const { predictions, folded } = useAppSelector(selectExperiments);
  const chosen = predictions[experiment];
  const container = useRef<HTMLDivElement>(null);
  const byPointer = useRef(false);
  const { answers, right } = questions[experiment];
  // A cast, because answer ids differ per experiment; the build checks that their texts exist (I1).
  const textOf = (answer: string) => t(`prediction.${answer}` as 'prediction.question');
  const isRevealed = isTried && chosen !== undefined;
  const outcome = chosen === right ? 'asPredicted' : 'notAsPredicted';
  const line = chosen && t(`experiments:${isTried ? outcome : 'noted'}`, { answer: textOf(chosen) });
  const fold = (isFolded: boolean) => {
    // What has the focus goes.
    container.current?.focus({ preventScroll: true });
    dispatch(predictionFolded({ [experiment]: isFolded }));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- by what an answer is chosen
    <div
      ref={container}
      tabIndex={-1}
      className="prediction mb-mid"
      onPointerDown={() => (byPointer.current = true)}
      onKeyDown={() => (byPointer.current = false)}
    >
      {!isRevealed && !(chosen && folded[experiment]) && (
        <Choice
          label={t('prediction.question', { ...values })}
          options={Object.fromEntries(answers.map((answer) => [answer, textOf(answer)]))}
          chosen={chosen}
          onChoose={(answer) => {
            dispatch(predicted({ [experiment]: answer }));
            // By the keyboard a visitor passes over the answers before the one that is meant.
            if (isTried || byPointer.current) fold(true);
          }}
        />
      )}
      {/* That it was noted is not said again after a new start. */}
      <span className={line && 'me-2'} aria-live={isRevealed || isTried ? 'polite' : 'off'}>
        {line}
      </span>
      {chosen && folded[experiment] && !isTried && (
        <Button variant="link" className="p-0" onClick={() => fold(false)}>
          {t('experiments:change')}
        </Button>
      )}
    </div>
  );
}
