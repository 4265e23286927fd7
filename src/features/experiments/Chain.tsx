import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { originalBlocks } from './blocks';
import { ChainTools } from './ChainTools';
import { ExperimentFrame } from './ExperimentFrame';
import { chainPredicted, selectChain } from './chainSlice';
import { Prediction } from './Prediction';
import { RaceChart } from './RaceChart';

/** Three blocks whose texts can be changed: what breaks, what mending costs, and what it does not mend. */
export function Chain() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { blocks, prediction, hasCryptoFailed } = useAppSelector(selectChain);
  return (
    <ExperimentFrame
      name="chain"
      title={t('chain.title')}
      lead={t('chain.lead')}
      outcome={t('chain.outcome')}
      needsCrypto
      hasCryptoFailed={hasCryptoFailed}
    >
      <Prediction
        question={t('chain.prediction.question')}
        answers={{
          one: t('chain.prediction.one'),
          two: t('chain.prediction.two'),
          all: t('chain.prediction.all'),
        }}
        right="all"
        chosen={prediction}
        isTried={blocks[0]!.hash !== originalBlocks[0]!.hash}
        why={t('chain.prediction.why')}
        onChoose={(answer) => dispatch(chainPredicted(answer))}
      />
      <ChainTools />
      <RaceChart />
    </ExperimentFrame>
  );
}
