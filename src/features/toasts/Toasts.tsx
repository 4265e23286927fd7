import { useLayoutEffect, useRef, type FocusEvent, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { isGood, selectToasts, toastDismissed, toastHeld, toastReleased, type Toast } from './toastsSlice';

const tones = { success: 'toast-success', error: 'toast-error', info: '' };

/** Its live regions stand from the start, so that what comes is read out. Not lazy: it also tells of a lost network. */
export function Toasts() {
  const toasts = useAppSelector(selectToasts);
  const cameFrom = useRef<Element>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const cards = (some: Toast[]) => some.map((toast) => <ToastCard key={toast.id} toast={toast} cameFrom={cameFrom} />);
  return (
    <div className="toast-stack position-fixed pe-none d-print-none" onFocus={remember}>
      <div role="alert" aria-atomic="false">
        {cards(toasts.filter((toast) => !isGood(toast)))}
      </div>
      {/* No status: while it is empty, that would be read as one. */}
      <div aria-live="polite">{cards(toasts.filter(isGood))}</div>
    </div>
  );
}

interface ToastCardProps {
  toast: Toast;
  /** What had the focus before one of the toasts got it. */
  cameFrom: RefObject<Element | null>;
}

function ToastCard({ toast, cameFrom }: ToastCardProps) {
  const { id, tone, titleKey, descriptionKey, adviceKey, address, count } = toast;
  const { t } = useTranslation(['common', 'waitlist']);
  const dispatch = useAppDispatch();
  const card = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement)) giveFocusBack(cameFrom);
    };
  }, [cameFrom]);

  const hold = () => dispatch(toastHeld(id));
  const release = () => dispatch(toastReleased(id));
  const dismiss = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari gives a pressed button no focus.
    currentTarget.focus();
    dispatch(toastDismissed(id));
  };
  return (
    <span
      ref={card}
      className={`toast-card d-flex justify-content-between gap-mid mt-2 pe-auto ${tones[tone]}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span className="py-2 lh-sm" aria-atomic="true">
        <span className="fw-semibold">
          <span>{t(titleKey)}</span>
          {count > 1 && <span> {t('repeated', { times: count })}</span>}
        </span>
        {/* Lines, and no boxes: read in one breath, the words of boxes would grow together. */}
        {descriptionKey && <Line className="muted">{t(descriptionKey)}</Line>}
        {address && <Line className="toast-address">{address}</Line>}
        {adviceKey && <Line className="muted">{t(adviceKey)}</Line>}
      </span>
      <button type="button" className="btn-close" aria-label={t('close')} onClick={dismiss} />
    </span>
  );
}

function Line({ className, children }: { className: string; children: ReactNode }) {
  return (
    <>
      <br />
      <span className={className}>{children}</span>
    </>
  );
}

/** An element that is hidden, disabled or gone does not take it; then the page does. */
function giveFocusBack(cameFrom: RefObject<Element | null>): void {
  for (const target of [cameFrom.current as HTMLElement | null, document.getElementById('main')]) {
    target?.focus({ preventScroll: true });
    if (document.activeElement === target) return;
  }
}
