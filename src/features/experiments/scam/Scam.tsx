import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { ExperimentBar, type Step } from '../ExperimentBar';
import { ExperimentFrame } from '../ExperimentFrame';
import { WhyLink } from '../PlaceLink';
import { ScamMessage, ScamSummary } from './ScamMessage';
import { messageDecided, messageIds, nextMessageShown, scamRestarted, selectScam } from './scamSlice';

/** Messages and screens that ask for something: mark what gives them away, and decide. */
export function Scam() {
  const { t } = useTranslation('scam');
  const dispatch = useAppDispatch();
  const { shown, outcomes } = useAppSelector(selectScam);
  const id = messageIds[shown];
  const outcome = outcomes[shown];
  const screen = useRef<HTMLDivElement>(null);
  const label = useId();

  const show = (action: ReturnType<typeof scamRestarted | typeof nextMessageShown>) => {
    dispatch(action);
    // There reading goes on.
    screen.current?.focus();
  };
  const status = () => {
    if (!id) return t('end');
    if (outcome) return t(`verdict.${outcome}`);
    return t('open', { number: shown + 1, count: messageIds.length });
  };
  const nextStep = (): Step => {
    if (!id) return [t('restart'), () => show(scamRestarted())];
    if (!outcome) return [t('no'), () => dispatch(messageDecided(false))];
    return [t(shown + 1 < messageIds.length ? 'next' : 'result'), () => show(nextMessageShown())];
  };
  return (
    <ExperimentFrame name="scam" isTried={!id}>
      <div ref={screen} tabIndex={-1} role="group" aria-labelledby={label}>
        {id ? <ScamMessage id={id} label={label} /> : <ScamSummary label={label} />}
      </div>
      <ExperimentBar
        className="scam-steps"
        status={status()}
        step={nextStep()}
        other={id && !outcome && [t('yes'), () => dispatch(messageDecided(true))]}
        otherVariant="outline-light"
        isNext={Boolean(id && outcome)}
      >
        {!id && <WhyLink />}
      </ExperimentBar>
      <p className="experiment-note">{t('note')}</p>
    </ExperimentFrame>
  );
}
