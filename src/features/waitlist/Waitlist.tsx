import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { focusSoon } from '../../lib/focusSoon';
import { useLanguage } from '../../i18n/useLanguage';
import { forgetTyped } from '../forms/typedForms';
import { formId, type TrappedValues } from './formField';
import { readForm, type FormValues } from './signUpRules';
import { Sky } from './figure';
import { submitWaitlist } from './submitWaitlist';
import { Thanks } from './Thanks';
import { WaitlistForm } from './WaitlistForm';
import { selectWaitlistStatus, type WaitlistStatus } from './waitlistSlice';

const empty: TrappedValues = { name: '', email: '', interests: [], message: '', trap: '' };
const validate = ({ trap, ...values }: TrappedValues) => ({
  ...readForm(values).problems,
  ...(trap && { trap: 'waitlist:errors.trap' }),
});
const nothing = {};

/** The form, or the thanks. What is typed stays here; only what is sent leaves (W5, E1). The card is made of what was sent (B21). */
export function Waitlist({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('waitlist');
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const status = useAppSelector(selectWaitlistStatus);
  const container = useStatusFocus(status);
  const [sent, setSent] = useState<FormValues>();
  const send = async ({ trap: _empty, ...values }: TrappedValues) => {
    const { signUp } = readForm(values);
    if (!signUp) return;
    setSent(values);
    const answer = await dispatch(submitWaitlist({ ...signUp, language }));
    // By now the form is gone, and what stood in it was kept.
    if (submitWaitlist.fulfilled.match(answer)) dispatch(forgetTyped(formId));
  };
  return (
    <div ref={container}>
      {status === 'succeeded' ? (
        <>
          <Thanks sent={sent} />
          <div className="page-part">{children}</div>
        </>
      ) : (
        <Form onSubmit={send} initialValues={empty} validate={validate} subscription={nothing}>
          {() => (
            <div className="waitlist-columns d-grid align-items-start">
              <WaitlistForm />
              <div className="waitlist-aside d-grid">
                {/* Where there is room; else it is a band in the form (B21). */}
                <div className="card card-ruled d-none d-lg-block" aria-hidden="true">
                  <div className="card-body">
                    <Sky />
                    <p className="caption mb-0">{t('sky')}</p>
                  </div>
                </div>
                {children}
              </div>
            </div>
          )}
        </Form>
      )}
    </div>
  );
}

const targets: Record<WaitlistStatus, string | null> = {
  idle: 'input',
  submitting: null,
  succeeded: 'h2',
  failed: '[type="submit"]',
};

/** Where a new state took the focus away, or Safari gave a pressed button none, it goes to where the visitor goes on. */
function useStatusFocus(status: WaitlistStatus) {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return undefined;
    shown.current = status;
    const selector = targets[status];
    const target = selector && container.current?.querySelector<HTMLElement>(selector);
    if (!target || isChosen(document.activeElement)) return undefined;
    target.scrollIntoView({ block: 'nearest' });
    return focusSoon(() => (isChosen(document.activeElement) ? null : target));
  }, [status]);
  return container;
}

/** Page and body get the focus where nobody gave it to anything. */
function isChosen(focused: Element | null): boolean {
  return focused instanceof HTMLElement && focused.tabIndex >= 0;
}
