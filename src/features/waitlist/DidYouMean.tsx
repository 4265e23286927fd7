import { useEffect, useState } from 'react';
import { Button } from '../../components/Button';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { meantAddress } from './emailAddress';

/** After the last letter: before, most addresses look mistyped. */
const pauseMs = 700;

/** Asks about a domain that looks mistyped, and changes nothing by itself (W1). */
export function DidYouMean() {
  const { t } = useTranslation('waitlist');
  const { input } = useField<string>('email', { subscription: { value: true } });
  const [pausedAt, setPausedAt] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setPausedAt(input.value), pauseMs);
    return () => window.clearTimeout(timer);
  }, [input.value]);
  const meant = pausedAt === input.value ? meantAddress(pausedAt) : null;
  const correct = () => {
    input.onChange(meant);
    document.getElementById('waitlist-email')?.focus();
  };
  return (
    <>
      {/* One text: what stands on a button is not announced with what stands beside it. */}
      <p className="visually-hidden" aria-live="polite">
        {meant && `${t('fields.meant')} ${meant}`}
      </p>
      {meant && (
        <p className="mb-4">
          <span className="me-2" aria-hidden="true">
            {t('fields.meant')}
          </span>
          <Button variant="link" className="p-0 text-break text-decoration-underline" onClick={correct}>
            {meant}
          </Button>
        </p>
      )}
    </>
  );
}
