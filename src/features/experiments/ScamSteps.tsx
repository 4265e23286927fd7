import type { UnknownAction } from '@reduxjs/toolkit';
import { useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { messageDecided, messageIds, nextMessageShown, scamRestarted, selectScam } from './scamSlice';

interface ScamStepsProps {
  /** Another message is on show, or the summary: there reading goes on. */
  onNewScreen: () => void;
}

/** What came of the message, and the next step. */
export function ScamSteps({ onNewScreen }: ScamStepsProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { shown, outcomes } = useAppSelector(selectScam);
  const first = useRef<HTMLButtonElement>(null);
  const id = messageIds[shown];
  const outcome = outcomes[shown];

  const sign = () => {
    // The pressed button is unmounted; its focus goes on.
    first.current?.focus();
    dispatch(messageDecided(true));
  };
  const place = { number: shown + 1, count: messageIds.length };
  const open = id ? t('scam.open', place) : t('scam.end');
  const told = id && outcome && `${t(`scam.verdict.${outcome}`)} ${t(`scam.messages.${id}.tell`)}`;
  const show = (action: UnknownAction) => {
    dispatch(action);
    onNewScreen();
  };
  const [word, step] = !id
    ? [t('scam.restart'), () => show(scamRestarted())]
    : outcome
      ? [t(shown + 1 < messageIds.length ? 'scam.next' : 'scam.result'), () => show(nextMessageShown())]
      : [t('scam.no'), () => dispatch(messageDecided(false))];
  return (
    <div className="experiment-bar scam-steps">
      <p>
        <output>{told ?? open}</output>
      </p>
      <div className="experiment-steps">
        <Button ref={first} variant="outline-light" onClick={step}>
          {word}
        </Button>
        {id && !outcome && (
          <Button variant="outline-light" onClick={sign}>
            {t('scam.yes')}
          </Button>
        )}
      </div>
    </div>
  );
}
