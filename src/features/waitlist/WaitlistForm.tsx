import { Form } from 'react-final-form';
import { useAppDispatch } from '../../app/hooks';
import { useLanguage } from '../../i18n/useLanguage';
import { readForm } from './signUpRules';
import { submitWaitlist } from './submitWaitlist';
import type { TrappedValues } from './useFormField';
import { WaitlistFields } from './WaitlistFields';

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
