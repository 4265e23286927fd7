import { useEffect, useRef } from 'react';
import type { WaitlistStatus } from './waitlistSlice';

const targets: Record<WaitlistStatus, string | null> = {
  idle: 'input',
  submitting: null,
  succeeded: 'h2',
  failed: '[type="submit"]',
};

/** A new state may remove or disable what had the focus; then the focus goes to where the visitor goes on. */
export function useStatusFocus(status: WaitlistStatus) {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    const target = targets[status];
    if (!target || document.activeElement !== document.body) return;
    container.current?.querySelector<HTMLElement>(target)?.focus();
  }, [status]);
  return container;
}
