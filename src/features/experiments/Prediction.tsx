import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Choice } from './Choice';
import { predicted, selectExperiments } from './experimentsSlice';

/** The answers to what each experiment asks first, and the one that comes out. */
const questions = {
  chain: { answers: ['one', 'two', 'all'], right: 'all' },
  credential: { answers: ['yes', 'no'], right: 'no' },
  room: { answers: ['cancels', 'refuses'], right: 'cancels' },
  scam: { answers: ['looks', 'sender', 'asks'], right: 'asks' },
  sight: { answers: ['none', 'few', 'many'], right: 'many' },
  signature: { answers: ['yes', 'no'], right: 'no' },
  token: { answers: ['nothing', 'price', 'all'], right: 'all' },
  vote: { answers: ['yes', 'no'], right: 'yes' },
};
export type ExperimentName = keyof typeof questions;

interface PredictionProps {
  experiment: ExperimentName;
  /** What was asked about has come out. */
  isTried: boolean;
  /** Of the question. */
  values?: Record<string, number>;
}

/** Something to predict before trying; once it was tried it says what came out. Nobody has to answer. */
export function Prediction({ experiment, isTried, values }: PredictionProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectExperiments).predictions[experiment];
  const place = useRef<HTMLDivElement>(null);
  const { answers, right } = questions[experiment];
  // Each experiment names its answers in its own way; the build checks that their texts are there (I1).
  const textOf = (answer: string) => t(`${experiment}.prediction.${answer}` as 'vote.prediction.yes');
  const isTold = isTried && chosen !== undefined;
  const compared = chosen === right ? t('experiments.asPredicted') : t('experiments.notAsPredicted');
  return (
    <div ref={place} tabIndex={-1} className="prediction mb-mid">
      {isTold ? (
        <p className="caption mb-1">{t('experiments.youThought', { answer: textOf(chosen) })}</p>
      ) : (
        <Choice
          label={t(`${experiment}.prediction.question`, values)}
          options={Object.fromEntries(answers.map((answer) => [answer, textOf(answer)]))}
          chosen={chosen}
          onChoose={(answer) => {
            // The answers go away when it was tried before.
            if (isTried) place.current?.focus();
            dispatch(predicted({ [experiment]: answer }));
          }}
        />
      )}
      <output className="d-block">
        {isTold ? `${compared} ${t(`${experiment}.prediction.why`)}` : chosen && t('experiments.nowTry')}
      </output>
    </div>
  );
}
