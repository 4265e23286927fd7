import type { SyntheticEvent } from 'react';
import Button from 'react-bootstrap/Button';
import { useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { InterestsField } from './InterestsField';
import { PrivacyNotice } from './PrivacyNotice';
import { prepareToSubmit } from './submitWaitlist';
import { TextField } from './TextField';
import { TrapField } from './TrapField';
import { useEarlyInput } from './useEarlyInput';
import type { TrappedValues } from './useFormField';
import { selectWaitlistStatus } from './waitlistSlice';

const inOrder = ['name', 'email', 'interests', 'message', 'trap'] as const;

export function WaitlistFields() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isSubmitting = useAppSelector(selectWaitlistStatus) === 'submitting';
  const form = useForm<TrappedValues>();
  const element = useEarlyInput(form);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void form.submit();
    const { errors } = form.getState();
    const wrong = inOrder.find((name) => errors?.[name]);
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };

  // Posted, should it be sent before the scripts are there: personal data in an address would stay in logs.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- any field's focus
    <form
      ref={element}
      method="post"
      noValidate
      className="plate waitlist-form"
      aria-label={t('waitlist.title')}
      onFocus={() => dispatch(prepareToSubmit())}
      onSubmit={submit}
    >
      <TextField name="name" label={t('waitlist.fields.name')} required autoComplete="name" enterKeyHint="next" />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t('waitlist.fields.email')}
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
      />
      <InterestsField />
      <TextField name="message" as="textarea" rows={4} label={t('waitlist.fields.message')} />
      <TrapField />
      <Button type="submit" className="waitlist-submit" disabled={isSubmitting}>
        {isSubmitting ? t('waitlist.submitting') : t('common.joinWaitlist')}
      </Button>
      <noscript>
        <p className="waitlist-problem">{t('waitlist.noScript')}</p>
      </noscript>
      <PrivacyNotice />
    </form>
  );
}
