import { useEffect, useRef, type ReactNode } from 'react';
import Card from 'react-bootstrap/Card';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { focusSoon } from '../../lib/focusSoon';
import { useLanguage } from '../../i18n/useLanguage';
import type { TrappedValues } from './formField';
import { readForm } from './signUpRules';
import { Sky } from './Sky';
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

/** The form, or the thanks. What is typed stays here; only what is sent leaves (W5, E1). The card is made of it (B21). */
export function Waitlist({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('waitlist');
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const status = useAppSelector(selectWaitlistStatus);
  const container = useStatusFocus(status);
  const send = async ({ trap: _empty, ...values }: TrappedValues) => {
    const { signUp } = readForm(values);
    if (signUp) await dispatch(submitWaitlist({ ...signUp, language }));
  };
  return (
    <div ref={container}>
      <Form onSubmit={send} initialValues={empty} validate={validate} subscription={nothing}>
        {() =>
          status === 'succeeded' ? (
            <>
              <Thanks />
              <div className="page-part">{children}</div>
            </>
          ) : (
            <div className="waitlist-columns d-grid align-items-start">
              <WaitlistForm />
              <div className="waitlist-aside d-grid">
                {/* Where there is room; else it is a band in the form (B21). */}
                <Card body className="card-ruled d-none d-lg-block" aria-hidden="true">
                  <Sky />
                  <p className="caption mb-0">{t('sky')}</p>
                </Card>
                {children}
              </div>
            </div>
          )
        }
      </Form>
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
