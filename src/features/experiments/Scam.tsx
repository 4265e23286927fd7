import en from '../../../locales/en/scam.json';
import es from '../../../locales/es/scam.json';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { addOwnTexts } from '../../i18n/loadedLanguages';
import { ExperimentFrame } from './ExperimentFrame';
import { Prediction } from './Prediction';
import { ScamMessage } from './ScamMessage';
import { messageIds, scamPredicted, selectScam } from './scamSlice';
import { ScamSteps } from './ScamSteps';
import { ScamSummary } from './ScamSummary';

addOwnTexts('scam', { es, en });

/** Messages and screens that ask for something: mark what gives them away, and decide. */
export function Scam() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { shown, prediction } = useAppSelector(selectScam);
  const id = messageIds[shown];
  const screen = useRef<HTMLDivElement>(null);
  const label = useId();
  return (
    <ExperimentFrame name="scam" hasStyles title={t('scam.title')} lead={t('scam.lead')} outcome={t('scam.outcome')}>
      <Prediction
        question={t('scam.prediction.question')}
        answers={{
          looks: t('scam.prediction.looks'),
          sender: t('scam.prediction.sender'),
          asks: t('scam.prediction.asks'),
        }}
        right="asks"
        chosen={prediction}
        isTried={!id}
        why={t('scam.prediction.why')}
        onChoose={(answer) => dispatch(scamPredicted(answer))}
      />
      <div ref={screen} tabIndex={-1} role="group" aria-labelledby={label}>
        {id ? <ScamMessage id={id} label={label} /> : <ScamSummary label={label} />}
      </div>
      <ScamSteps onNewScreen={() => screen.current?.focus()} />
      <p className="experiment-note">{t('scam.note')}</p>
    </ExperimentFrame>
  );
}
