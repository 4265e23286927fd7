import { Form } from 'react-final-form';
import { useAppDispatch } from '../../app/hooks';
import { useLanguage } from '../../i18n/useLanguage';
import { readForm, type FormValues } from './signUpRules';
import { submitWaitlist } from './submitWaitlist';
import { WaitlistFields } from './WaitlistFields';

const empty: FormValues = { name: '', email: '', interests: [], message: '' };
const validate = (values: FormValues) => readForm(values).problems;
const nothing = {};

/** What is typed stays here, whatever the answer; only what is sent leaves (W5, E1). */
export function WaitlistForm() {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const send = async (values: FormValues) => {
    const { signUp } = readForm(values);
    if (signUp) await dispatch(submitWaitlist({ ...signUp, language }));
  };
  return (
    <Form onSubmit={send} initialValues={empty} validate={validate} subscription={nothing}>
      {() => <WaitlistFields />}
    </Form>
  );
}
