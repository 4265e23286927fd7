import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { FourStars } from '../../components/stars';
import { WaitlistForm } from './WaitlistForm';
import { ExpectInShort } from './WhatToExpect';
import { anotherEmailRequested, selectMailWait, selectWaitlistStatus, type WaitlistStatus } from './waitlistSlice';

/** The form, or the thanks, which stay until another address is to be added. */
export function Waitlist() {
  const status = useAppSelector(selectWaitlistStatus);
  const container = useStatusFocus(status);
  return (
    <div ref={container}>
      {status === 'succeeded' ? (
        <ThankYou />
      ) : (
        <>
          <ExpectInShort />
          <WaitlistForm />
        </>
      )}
    </div>
  );
}

function ThankYou() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const mailWait = useAppSelector(selectMailWait);
  return (
    <Card as="section" body className="card-ruled waitlist-thanks" aria-labelledby="waitlist-thanks">
      <FourStars isJoined />
      <h2 id="waitlist-thanks" tabIndex={-1}>
        {t('waitlist.thanks.title')}
      </h2>
      <p className="muted">{t('waitlist.thanks.text')}</p>
      <p>{t('waitlist.thanks.mail')}</p>
      <p>{t(`waitlist.thanks.mailWait.${mailWait}`)}</p>
      <p className="caption">{t('waitlist.thanks.mailKnown')}</p>
      <Button variant="outline-light" onClick={() => dispatch(anotherEmailRequested())}>
        {t('waitlist.thanks.another')}
      </Button>
    </Card>
  );
}

const targets: Record<WaitlistStatus, string | null> = {
  idle: 'input',
  submitting: null,
  succeeded: 'h2',
  failed: '[type="submit"]',
};

/**
 * A new state may remove or disable what had the focus, and in Safari a pressed button never has it. Then the focus goes to where the
 * visitor goes on, unless it is on something that the visitor has gone to meanwhile.
 */
function useStatusFocus(status: WaitlistStatus) {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    const selector = targets[status];
    const target = selector && container.current?.querySelector<HTMLElement>(selector);
    if (!target || isChosen(document.activeElement)) return;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'nearest' });
  }, [status]);
  return container;
}

/** Page and body get the focus where nobody gave it to anything. */
function isChosen(focused: Element | null): boolean {
  return focused instanceof HTMLElement && focused.tabIndex >= 0;
}
