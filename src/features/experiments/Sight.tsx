import { useEffect } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import en from '../../../locales/en/sight.json';
import es from '../../../locales/es/sight.json';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { addOwnTexts } from '../../i18n/loadedLanguages';
import { countOf } from './browserFacts';
import { ExperimentFrame } from './ExperimentFrame';
import { Prediction } from './Prediction';
import { SightFacts } from './SightFacts';
import { SightTown } from './SightTown';
import { browserForgotten, look, selectSight, sightPredicted } from './sightSlice';

addOwnTexts('sight', { es, en });

/** What a browser tells any page, and how few facts are enough to find one person among ten thousand. */
export function Sight() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { browserFacts, prediction, isTried } = useAppSelector(selectSight);

  useEffect(() => {
    // A page that the browser keeps for Back is left, too.
    const forget = () => dispatch(browserForgotten());
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, [dispatch]);

  return (
    <ExperimentFrame
      name="sight"
      hasStyles
      title={t('sight.title')}
      lead={t('sight.lead')}
      outcome={t('sight.outcome')}
    >
      <Prediction
        question={t('sight.prediction.question')}
        answers={{
          none: t('sight.prediction.none'),
          few: t('sight.prediction.few'),
          many: t('sight.prediction.many'),
        }}
        right="many"
        chosen={prediction}
        isTried={isTried}
        why={t('sight.prediction.why')}
        onChoose={(answer) => dispatch(sightPredicted(answer))}
      />
      <div>
        <div className="experiment-bar sight-bar">
          <p>
            <output>{browserFacts ? t('sight.seen', { number: countOf(browserFacts) }) : t('sight.unseen')}</output>
          </p>
          <div className="experiment-steps">
            <Button
              variant="outline-light"
              onClick={() => {
                if (browserFacts) dispatch(browserForgotten());
                else dispatch(look());
              }}
            >
              {browserFacts ? t('sight.forget') : t('sight.look')}
            </Button>
          </div>
        </div>
        {browserFacts && <SightFacts facts={browserFacts} />}
      </div>
      <SightTown />
    </ExperimentFrame>
  );
}
