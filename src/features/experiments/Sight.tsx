import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import en from '../../../locales/en/sight.json';
import es from '../../../locales/es/sight.json';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { addOwnTexts } from '../../i18n/loadedLanguages';
import { countOf } from './browserFacts';
import { ExperimentBar } from './ExperimentBar';
import { ExperimentFrame } from './ExperimentFrame';
import { SightFacts } from './SightFacts';
import { SightTown } from './SightTown';
import { browserForgotten, look, selectSight } from './sightSlice';

addOwnTexts('sight', { es, en });

/** What a browser tells any page, and how few facts are enough to find one person among ten thousand. */
export function Sight() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { browserFacts, isTried } = useAppSelector(selectSight);

  useEffect(() => {
    // A page that the browser keeps for Back is left, too.
    const forget = () => dispatch(browserForgotten());
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, [dispatch]);

  return (
    <ExperimentFrame name="sight" hasStyles isTried={isTried}>
      <div>
        <ExperimentBar
          className="sight-bar"
          told={browserFacts ? t('sight.seen', { number: countOf(browserFacts) }) : t('sight.unseen')}
          step={
            browserFacts
              ? [t('sight.forget'), () => dispatch(browserForgotten())]
              : [t('sight.look'), () => dispatch(look())]
          }
        />
        {browserFacts && <SightFacts facts={browserFacts} />}
      </div>
      <SightTown />
    </ExperimentFrame>
  );
}
