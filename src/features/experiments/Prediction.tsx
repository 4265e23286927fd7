import { useRef, type FocusEvent } from 'react';
import { Button } from '../../components/Button';
import { useTranslation } from 'react-i18next';
import { showSoon } from '../../lib/focusSoon';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { Choice } from './controls';
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
  const isAnswered = chosen !== undefined && folded[experiment];
  const outcome = chosen === right ? 'asPredicted' : 'notAsPredicted';
  const line = isAnswered && t(`experiments:${isTried ? outcome : 'noted'}`, { answer: textOf(chosen) });
  const fold = (isFolded: boolean) => void dispatch(predictionFolded({ [experiment]: isFolded }));
  const foldUnderFocus = (isFolded: boolean) => {
    // What has the focus goes.
    container.current?.focus({ preventScroll: true });
    fold(isFolded);
  };
  // The browser's window may be left, too: then the answer keeps the focus.
  const foldOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const hasFocus = [relatedTarget, document.activeElement].some((element) => currentTarget.contains(element));
    if (chosen && !byPointer.current && !hasFocus) fold(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- by what an answer is chosen
    <div
      ref={container}
      tabIndex={-1}
      className="prediction mb-mid"
      onPointerDown={() => (byPointer.current = true)}
      onKeyDown={() => (byPointer.current = false)}
      onBlur={foldOnLeaving}
    >
      {!isAnswered && (
        <Choice
          label={t('prediction.question', { ...values })}
          options={Object.fromEntries(answers.map((answer) => [answer, textOf(answer)]))}
          chosen={chosen}
          onChoose={(answer) => {
            dispatch(predicted({ [experiment]: answer }));
            // By the keyboard a visitor passes over the answers before the one that is meant: it counts once the question is left.
            if (!byPointer.current) return;
            foldUnderFocus(true);
            showSoon(`${experiment}-stage`);
          }}
        />
      )}
      {/* That it was noted is not said again after a new start. */}
      <span className={line ? 'me-2' : undefined} aria-live={isTried ? 'polite' : 'off'}>
        {line}
      </span>
      {isAnswered && !isTried && (
        <Button variant="link" className="p-0" onClick={() => foldUnderFocus(false)}>
          {t('experiments:change')}
        </Button>
      )}
    </div>
  );
}
