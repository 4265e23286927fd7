import type { SubmitEvent } from 'react';
import { Button } from '../../components/Button';
import { useField, useForm, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { AppLink } from '../../components/AppLink';
import { StarIcon } from '../../components/sky/stars';
import { useController } from '../../components/useController';
import { focusSoon } from '../../lib/focusSoon';
import { paths } from '../../lib/paths';
import { DidYouMean } from './DidYouMean';
import { formId, takeOver, type TrappedValues, useTypedSignUp, goToNextField } from './formField';
import { InterestsField } from './InterestsField';
import { MessageField, TextField, TrapField } from './TextField';
import { prepareToSubmit } from './submitWaitlist';
import { selectWaitlistStatus } from './waitlistSlice';

const onlyValue = { subscription: { value: true } };
const inOrder = ['name', 'email', 'interests', 'message', 'trap'] as const;

export function WaitlistForm() {
  const { t } = useTranslation('waitlist');
  const dispatch = useAppDispatch();
  const form = useForm<TrappedValues>();
  const element = useTypedSignUp(form);
  const { input: interests } = useField<TrappedValues['interests']>('interests', onlyValue);

  const submit = (event: SubmitEvent<HTMLElement>) => {
    event.preventDefault();
    // Autofill may fire no event.
    takeOver(form, new FormData(event.currentTarget as HTMLFormElement));
    void form.submit();
    const { errors } = form.getState();
    const wrong = inOrder.find((name) => errors?.[name]);
    const { currentTarget } = event;
    // What is wrong is read with its field, once both are drawn.
    if (wrong) focusSoon(() => currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`));
  };

  // POST, for browsers without scripts that ignore `formMethod`: personal data in an address would stay in logs.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- any field's focus
    <form
      id={formId}
      ref={element}
      method="post"
      noValidate
      className="card card-ruled waitlist-form"
      aria-label={t('title')}
      onFocus={() => dispatch(prepareToSubmit())}
      onKeyDown={goToNextField}
      onSubmit={submit}
    >
      <div className="card-body">
        <TextField name="name" label={t('fields.name')} required autoComplete="name" enterKeyHint="next" />
        <TextField
          name="email"
          inputMode="email"
          label={t('fields.email')}
          required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          // Chrome on Android sends no key for "next" where no text follows.
          enterKeyHint={interests.value.length > 0 ? 'send' : 'done'}
        />
        <DidYouMean />
        <InterestsField />
        <MessageField />
        <TrapField />
        <SendRow />
        <noscript>
          <p className="waitlist-problem">{t('noScript')}</p>
        </noscript>
        <PrivacyNotice />
      </div>
    </form>
  );
}

const problemsOfTry = { errors: true, submitFailed: true };

/** The button, and beside it what a try to send lacked. Each field announces its own problem, so this one is only there to be read. */
function SendRow() {
  const { t } = useTranslation(['waitlist', 'common']);
  const isSubmitting = useAppSelector(selectWaitlistStatus) === 'submitting';
  const { errors, submitFailed } = useFormState<TrappedValues>({ subscription: problemsOfTry });
  const wrong = submitFailed ? inOrder.filter((name) => errors?.[name]) : [];
  const fields = wrong.map((name) => t(`check.${name}`));
  return (
    <div className="waitlist-send d-flex flex-wrap align-items-center">
      {/* Without scripts a press does nothing, and keeps what was typed: this form is in no dialog. */}
      <Button
        type="submit"
        formMethod="dialog"
        disabled={isSubmitting}
        aria-describedby={wrong.length > 0 ? 'waitlist-check' : undefined}
      >
        {isSubmitting && <StarIcon />}
        <span>{isSubmitting ? t('submitting') : t('common:joinWaitlist')}</span>
      </Button>
      {wrong.length > 0 && (
        <p id="waitlist-check" className="waitlist-problem">
          {t('check.sentence', { fields })}
        </p>
      )}
      <p className="waitlist-note muted mb-0">{t('promise')}</p>
    </div>
  );
}

const facts = ['who', 'purpose', 'basis', 'others', 'keeping', 'age', 'leaving', 'rights'] as const;

/** The first layer of what the law asks to be told before the button is pressed (B5). Sending the form is the consent. */
function PrivacyNotice() {
  const { t } = useTranslation('waitlist');
  const { name, taxId, email } = useController();
  return (
    <section className="mt-4 fs-small" aria-labelledby="waitlist-notice">
      <h2 id="waitlist-notice" className="fs-6">
        {t('notice.title')}
      </h2>
      <dl className="facts">
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{t(`notice.${fact}`)}</dt>
            <dd className="muted">{t(`notice.${fact}Text`, { name, taxId, email })}</dd>
          </div>
        ))}
      </dl>
      <AppLink className="d-inline-block py-1" to={paths.privacy}>
        {t('notice.more')}
      </AppLink>
    </section>
  );
}
