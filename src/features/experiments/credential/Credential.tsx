import { useTranslation } from 'react-i18next';
import { showSoon } from '../../../lib/focusSoon';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { Choice } from '../controls';
import { forgedAge, forgetPhone, issueCard, showCard } from './identityCard';
import { CredentialClaims } from './CredentialClaims';
import { cheatChosen, letsIn, phoneLost, selectCredential, verdictOf } from './credentialSlice';
import { ExperimentBar, type Step } from '../ExperimentBar';
import { ExperimentFrame } from '../ExperimentFrame';
import { useForgetOnLeave } from '../keys';
import { WhyLink } from '../PlaceLink';

/** A signed card of which one thing is shown: what the doorkeeper learns, and what a lie and a lost phone come to. */
export function Credential() {
  const { t } = useTranslation('credential');
  const dispatch = useAppDispatch();
  const { card, cheat, isTried, isLost } = useAppSelector(selectCredential);
  useForgetOnLeave(forgetPhone);
  return (
    <ExperimentFrame
      name="credential"
      needsCrypto
      isTried={isTried}
      more={isTried && <p className="experiment-note mt-3">{t('note')}</p>}
    >
      <PhoneAndDoor />
      {card && (
        <>
          <CredentialClaims card={card} />
          {!isLost && (
            <Choice
              label={t('honest')}
              options={{
                none: t('cheat.none'),
                value: t('cheat.value', { age: forgedAge }),
                list: t('cheat.list', { age: forgedAge }),
              }}
              chosen={cheat}
              onChoose={(chosen) => dispatch(cheatChosen(chosen))}
            />
          )}
        </>
      )}
      <CredentialSteps />
    </ExperimentFrame>
  );
}

function CredentialSteps() {
  const { t } = useTranslation('credential');
  const dispatch = useAppDispatch();
  const { card, shown, cheat, report, isTried, isLost } = useAppSelector(selectCredential);
  const verdict = report && verdictOf(report);

  const status = () => {
    if (verdict) return t(`verdict.${verdict}`, { age: forgedAge });
    if (!card) return t('noCard');
    return isLost ? t('lost') : t('ready');
  };
  const nextStep = (): Step => {
    if (!card) return [t('issue'), () => dispatch(issueCard())];
    if (verdict === 'lost') return [t('issueAgain'), () => dispatch(issueCard())];
    const show = () => {
      void dispatch(showCard({ card, shown, cheat }));
      showSoon(scenePlace);
    };
    return [t('show'), show];
  };
  const lose = () => {
    forgetPhone();
    dispatch(phoneLost());
    showSoon(scenePlace);
  };
  return (
    <ExperimentBar
      className="credential-bar"
      status={status()}
      isBroken={verdict !== null && !letsIn(verdict)}
      step={nextStep()}
      isNext={!verdict || verdict === 'lost'}
      other={card && !isLost && verdict !== 'lost' && [t('lose'), lose]}
    >
      {isTried && verdict && <WhyLink />}
    </ExperimentBar>
  );
}

const scenePlace = 'credential-stage';

/** What the visitor holds, what goes to the door, and whether it opens. The words below say the same. */
function PhoneAndDoor() {
  const { card, report, isLost } = useAppSelector(selectCredential);
  const isOpen = report && letsIn(verdictOf(report));
  const said = report ? report.seen.map(({ value }) => value) : [];
  return (
    <svg id={scenePlace} className="credential-scene d-block w-100 mb-mid" viewBox="0 0 320 104" aria-hidden="true">
      {!isLost && <path d="M30 8h36a8 8 0 0 1 8 8v72a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8ZM42 17h12" />}
      <path d="M30 36h36v28H30ZM35 45h16M35 54h24" className={card ? 'is-lit' : 'is-faint'} />
      <path d="M88 64H222M214 58l8 6-8 6" className={report ? 'is-lit' : 'is-faint'} />
      <text x="155" y="52" textAnchor="middle">
        {said.slice(0, 2).join(' · ') + (said.length > 2 ? ' …' : '')}
      </text>
      <path d="M232 98V10h60v88M224 98h76" />
      <path d={isOpen ? 'M232 10l36 14v74l-36-4M258 60v6' : 'M282 56v8'} className={isOpen ? 'is-open' : undefined} />
      {report && !isOpen && <path d="M248 44l28 28M276 44l-28 28" className="is-refused" />}
    </svg>
  );
}
