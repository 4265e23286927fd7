import type { SyntheticEvent } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { Form, useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useLanguage } from '../../i18n/useLanguage';
import { type TrappedValues, useEarlyInput } from './formField';
import { InterestsField, TextField, TrapField } from './TextField';
import { PrivacyNotice } from './PrivacyNotice';
import { readForm } from './signUpRules';
import { prepareToSubmit, submitWaitlist } from './submitWaitlist';
import { selectWaitlistStatus } from './waitlistSlice';

const empty: TrappedValues = { name: '', email: '', interests: [], message: '', trap: '' };
const validate = ({ trap, ...values }: TrappedValues) => ({
  ...readForm(values).problems,
  ...(trap && { trap: 'waitlist.errors.trap' }),
});
const nothing = {};

/** What is typed stays here, whatever the answer; only what is sent leaves (W5, E1). */
export function WaitlistForm() {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const send = async ({ trap: _empty, ...values }: TrappedValues) => {
    const { signUp } = readForm(values);
    if (signUp) await dispatch(submitWaitlist({ ...signUp, language }));
  };
  return (
    <Form onSubmit={send} initialValues={empty} validate={validate} subscription={nothing}>
      {() => <WaitlistFields />}
    </Form>
  );
}

const inOrder = ['name', 'email', 'interests', 'message', 'trap'] as const;

function WaitlistFields() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isSubmitting = useAppSelector(selectWaitlistStatus) === 'submitting';
  const form = useForm<TrappedValues>();
  const element = useEarlyInput(form);

  const submit = (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault();
    void form.submit();
    const { errors } = form.getState();
    const wrong = inOrder.find((name) => errors?.[name]);
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };

  // POST, in case it is sent before the scripts have loaded: personal data in an address would stay in logs.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- any field's focus
    <Card
      as="form"
      body
      ref={element}
      method="post"
      noValidate
      className="card-ruled waitlist-form"
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
      <TextField
        name="message"
        as="textarea"
        rows={4}
        label={t('waitlist.fields.message')}
        note={t('waitlist.fields.messageNote')}
      />
      <TrapField />
      <div className="waitlist-send d-flex flex-wrap align-items-center gap-3">
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? t('waitlist.submitting') : t('common.joinWaitlist')}
        </Button>
        <p className="waitlist-note mb-0">{t('waitlist.promise')}</p>
      </div>
      <noscript>
        <p className="waitlist-problem">{t('waitlist.noScript')}</p>
      </noscript>
      <PrivacyNotice />
    </Card>
  );
}
