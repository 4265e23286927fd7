import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useFormField } from './formField';
import { TextField } from './TextField';
import { messageToggled, selectIsMessageOpen } from './waitlistSlice';

/** Folded until it is asked for, by the browser's own disclosure, which opens without scripts too. With text in it, it stays open. */
export function MessageField() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsMessageOpen);
  const { input } = useFormField('message');
  const details = useRef<HTMLDetailsElement>(null);

  const tell = () => {
    const isShown = details.current?.open ?? false;
    if (isShown !== isOpen) dispatch(messageToggled(isShown));
  };
  useEffect(() => {
    // It may have been opened before hydration.
    if (details.current?.open) dispatch(messageToggled(true));
  }, [dispatch]);
  return (
    <details ref={details} className="waitlist-field waitlist-message" open={isOpen} onToggle={tell}>
      <summary className="target" onClick={(event) => input.value && event.preventDefault()}>
        {t('waitlist.fields.addMessage')}
      </summary>
      <TextField
        name="message"
        as="textarea"
        rows={4}
        label={t('waitlist.fields.message')}
        note={t('waitlist.fields.messageNote')}
      />
    </details>
  );
}
