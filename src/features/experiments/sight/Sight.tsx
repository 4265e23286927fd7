import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { useLanguage } from '../../../i18n/useLanguage';
import { showSoon } from '../../../lib/focusSoon';
import { formatList } from '../../../lib/format';
import { Details } from '../../layout/Details';
import { countOf, fontsLookedFor, type BrowserFacts } from './browserFacts';
import { ExperimentBar } from '../ExperimentBar';
import { ExperimentFrame } from '../ExperimentFrame';
import { SightTown } from './SightTown';
import { browserForgotten, look, selectSight } from './sightSlice';

const factsPlace = 'sight-facts';

/** How few facts are enough to find one person among ten thousand, and what a browser tells any page. */
export function Sight() {
  const { t } = useTranslation('sight');
  const dispatch = useAppDispatch();
  const { browserFacts, isTried } = useAppSelector(selectSight);

  useEffect(() => {
    // A page that the browser keeps for Back is left, too.
    const forget = () => dispatch(browserForgotten());
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, [dispatch]);

  const lookAndShow = () => {
    dispatch(look());
    showSoon(factsPlace);
  };
  return (
    <ExperimentFrame name="sight" isTried={isTried} more={<SightSources />}>
      <SightTown />
      <h4 className="mt-5">{t('browser.title')}</h4>
      <p className="muted">{t('browser.lead')}</p>
      <div>
        <ExperimentBar
          status={browserFacts ? t('seen', { number: countOf(browserFacts) }) : t('unseen')}
          step={browserFacts ? [t('forget'), () => dispatch(browserForgotten())] : [t('look'), lookAndShow]}
          isNext={isTried && !browserFacts}
        />
        {browserFacts && <SightFacts facts={browserFacts} />}
      </div>
    </ExperimentFrame>
  );
}

/** What is known from studies, and what the town leaves out. */
function SightSources() {
  const { t } = useTranslation('sight');
  return (
    <Details name="sight-sources" className="mt-3">
      <summary>{t('sources')}</summary>
      <p className="experiment-note mb-2">{t('town.note')}</p>
      <p className="experiment-note">{t('note')}</p>
    </Details>
  );
}

/** Each kind of fact: what was read, and what it may tell about somebody. */
function SightFacts({ facts }: { facts: BrowserFacts }) {
  const { t } = useTranslation('sight');
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
    screen: list(t('values.screen', { ...screen }), t('values.window', { ...window }), t('values.ratio', { ratio })),
    device: list(
      system,
      t('values.cores', { cores }),
      memory !== null && t('values.memory', { memory }),
      facts.isTouch && t('values.touch'),
    ),
    choices: list(
      facts.isDark ? t('values.dark') : t('values.light'),
      facts.lessMotion && t('values.lessMotion'),
      facts.moreContrast && t('values.moreContrast'),
    ),
    fonts: fonts?.length ? list(...fonts) : fonts && t('values.noFonts', { all: fontsLookedFor.length }),
  };
  return (
    <dl id={factsPlace} className="sight-facts mb-mid">
      {(Object.keys(read) as (keyof typeof read)[]).map((kind) => (
        <div key={kind} className="d-grid">
          <dt>{t(`kinds.${kind}`)}</dt>
          <dd>
            <span>{read[kind] || t('values.unsaid')}</span>
            {read[kind] && <small className="d-block muted fs-small">{t(`meanings.${kind}`)}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
