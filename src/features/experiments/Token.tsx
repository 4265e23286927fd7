import en from '../../../locales/en/token.json';
import es from '../../../locales/es/token.json';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { addOwnTexts } from '../../i18n/loadedLanguages';
import { ExperimentFrame } from './ExperimentFrame';
import { Prediction } from './Prediction';
import { TokenHolders } from './TokenHolders';
import { TokenLog } from './TokenLog';
import { price, selectToken, tokenPredicted } from './tokenSlice';
import { TokenSteps } from './TokenSteps';

addOwnTexts('token', { es, en });

/** A token as the table that it is: moving, allowing a program to move, and what a careless permission costs. */
export function Token() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { prediction, isTried } = useAppSelector(selectToken);
  return (
    <ExperimentFrame
      name="token"
      hasStyles
      title={t('token.title')}
      lead={t('token.lead', { price })}
      outcome={t('token.outcome')}
    >
      <Prediction
        question={t('token.prediction.question')}
        answers={{
          nothing: t('token.prediction.nothing'),
          price: t('token.prediction.price'),
          all: t('token.prediction.all'),
        }}
        right="all"
        chosen={prediction}
        isTried={isTried}
        why={t('token.prediction.why')}
        onChoose={(answer) => dispatch(tokenPredicted(answer))}
      />
      <TokenHolders />
      <TokenSteps />
      <TokenLog />
      <p className="experiment-note">{t('token.note')}</p>
    </ExperimentFrame>
  );
}
