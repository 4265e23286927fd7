import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import en from '../../../locales/en/sight.json';
import es from '../../../locales/es/sight.json';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { addOwnTexts } from '../../i18n/loadedLanguages';
import { useLanguage } from '../../i18n/useLanguage';
import { formatList } from '../../lib/format';
import { countOf, fontsLookedFor, type BrowserFacts } from './browserFacts';
import { ExperimentBar } from './ExperimentBar';
import { ExperimentFrame } from './ExperimentFrame';
import { SightTown } from './SightTown';
import { browserForgotten, look, selectSight } from './sightSlice';

addOwnTexts('sight', { es, en });

/** What a browser tells any page, and how few facts are enough to find one person among ten thousand. */
export function Sight() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { browserFacts } = useAppSelector(selectSight);

  useEffect(() => {
    // A page that the browser keeps for Back is left, too.
    const forget = () => dispatch(browserForgotten());
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, [dispatch]);

  return (
    <ExperimentFrame name="sight" hasStyles isTried={browserFacts !== null}>
      <div>
        <ExperimentBar
          className="sight-bar"
          status={browserFacts ? t('sight.seen', { number: countOf(browserFacts) }) : t('sight.unseen')}
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

/** Each kind of fact: what was read, and what it may tell about somebody. */
function SightFacts({ facts }: { facts: BrowserFacts }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { screen, window, ratio, system, cores, memory, fonts } = facts;
  const list = (...items: (string | false | null | undefined)[]) =>
    formatList(
      items.filter((item) => typeof item === 'string'),
      language,
    );
  const read = {
    zone: facts.timeZone,
    languages: list(...facts.languages),
    screen: list(
      t('sight.values.screen', { ...screen }),
      t('sight.values.window', { ...window }),
      t('sight.values.ratio', { ratio }),
    ),
    device: list(
      system,
      t('sight.values.cores', { cores }),
      memory !== null && t('sight.values.memory', { memory }),
      facts.isTouch && t('sight.values.touch'),
    ),
    choices: list(
      facts.isDark ? t('sight.values.dark') : t('sight.values.light'),
      facts.lessMotion && t('sight.values.lessMotion'),
      facts.moreContrast && t('sight.values.moreContrast'),
    ),
    fonts: fonts?.length ? list(...fonts) : fonts && t('sight.values.noFonts', { all: fontsLookedFor.length }),
  };
  return (
    <>
      <dl className="sight-facts mb-mid">
        {(Object.keys(read) as (keyof typeof read)[]).map((kind) => (
          <div key={kind}>
            <dt>{t(`sight.kinds.${kind}`)}</dt>
            <dd>
              <span>{read[kind] || t('sight.values.unsaid')}</span>
              {read[kind] && <small className="d-block muted fs-small">{t(`sight.tells.${kind}`)}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="experiment-note">{t('sight.note')}</p>
    </>
  );
}
