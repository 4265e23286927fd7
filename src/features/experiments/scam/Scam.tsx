import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showSoon } from '../../../lib/focusSoon';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { Details } from '../../layout/Details';
import { ExperimentBar, type Step } from '../ExperimentBar';
import { ExperimentFrame } from '../ExperimentFrame';
import { WhyLink } from '../PlaceLink';
import { ScamEnding, ScamProgress } from './ScamHouse';
import { ScamScreen, signsPlace } from './ScamScreen';
import {
  messageDecided,
  messageIds,
  nextMessageShown,
  outcomeOf,
  scamRestarted,
  selectScam,
  setSize,
} from './scamSlice';

const screenPlace = 'scam-stage';

/** Screens that ask for something: go ahead or not, and then see what gives them away. */
export function Scam() {
  const { t } = useTranslation('scam');
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectScam);
  const { shown, decisions } = state;
  const outcome = outcomeOf(state);
  const screen = useRef<HTMLDivElement>(null);
  const id = messageIds[shown]!;
  const isLastOfSet = (shown + 1) % setSize === 0;
  const isTried = decisions.length >= setSize;

  const decide = (goesAhead: boolean) => {
    dispatch(messageDecided(goesAhead));
    showSoon(signsPlace);
  };
  const show = (action: ReturnType<typeof scamRestarted | typeof nextMessageShown>) => {
    dispatch(action);
    // Reading continues at this element.
    screen.current?.focus({ preventScroll: true });
    showSoon(screenPlace);
  };
  const nextStep = (): Step => {
    if (!outcome) return [t('no'), () => decide(false)];
    if (shown + 1 === messageIds.length) return [t('restart'), () => show(scamRestarted())];
    return [t(isLastOfSet ? 'more' : 'next'), () => show(nextMessageShown())];
  };
  return (
    <ExperimentFrame
      name="scam"
      isTried={isTried}
      ending={<ScamEnding />}
      more={
        isTried && (
          <Details name="scam-help" className="mt-3">
            <summary>{t('help')}</summary>
            <p className="experiment-note">{t('note')}</p>
          </Details>
        )
      }
    >
      <div ref={screen} id={screenPlace} tabIndex={-1} role="group" aria-labelledby="scam-from">
        <ScamProgress />
        <ScamScreen key={id} id={id} />
      </div>
      <ExperimentBar
        className="scam-steps"
        status={outcome ? `${t(`verdict.${outcome}`)} ${t(`messages.${id}.clue`)}` : t('open')}
        step={nextStep()}
        other={!outcome && [t('yes'), () => decide(true)]}
        otherVariant="outline"
        isNext={Boolean(outcome)}
      >
        {outcome && isLastOfSet && <WhyLink />}
      </ExperimentBar>
    </ExperimentFrame>
  );
}
