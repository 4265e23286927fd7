import { useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { forgedAge, forgetPhone, issueCard, showCard } from './credential';
import { phoneLost, selectCredential, verdictOf, type Verdict } from './credentialSlice';

const passes = new Set<Verdict | null>(['onlyAge', 'tooMuch', null]);

/** What the doorkeeper says, and the next step. */
export function CredentialSteps() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { card, shown, cheat, report, isLost } = useAppSelector(selectCredential);
  const first = useRef<HTMLButtonElement>(null);
  const verdict = report && verdictOf(report);

  const lose = () => {
    // The pressed button is unmounted; its focus goes on.
    first.current?.focus();
    forgetPhone();
    dispatch(phoneLost());
  };
  const ready = isLost ? t('credential.lost') : t('credential.ready');
  const [word, step] = !card
    ? [t('credential.issue'), () => dispatch(issueCard())]
    : verdict === 'lost'
      ? [t('credential.issueAgain'), () => dispatch(issueCard())]
      : [t('credential.show'), () => dispatch(showCard({ card, shown, cheat }))];
  return (
    <div className="experiment-bar credential-bar">
      <p className={passes.has(verdict) ? undefined : 'text-danger'}>
        <output>
          {verdict ? t(`credential.verdict.${verdict}`, { age: forgedAge }) : card ? ready : t('credential.noCard')}
        </output>
      </p>
      <div className="experiment-steps">
        {/* One button for all steps: it keeps the focus from one to the next. */}
        <Button ref={first} variant="outline-light" onClick={() => void step()}>
          {word}
        </Button>
        {card && !isLost && verdict !== 'lost' && (
          <Button variant="link" className="px-2" onClick={lose}>
            {t('credential.lose')}
          </Button>
        )}
      </div>
    </div>
  );
}
