import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { useForm, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { AppLink } from '../../components/AppLink';
import { selectLessonToRead } from '../lessons/lessonsSlice';
import { useLessonLink } from '../videos/useLessonLink';
import { forgetTyped } from '../forms/typedForms';
import { formId, type TrappedValues } from './formField';
import { FigureCard } from './FigureCard';
import { anotherEmailRequested, selectMailWait } from './waitlistSlice';

/** W6: the step that is left leads, then a lesson to read, the visitor's card, and the way back to the form. */
export function Thanks() {
  const { t } = useTranslation('waitlist');
  const dispatch = useAppDispatch();
  const form = useForm();
  // From the form, never the store: after a jump it may be gone.
  const { email } = useFormState<TrappedValues>({ subscription: { values: true } }).values;
  const lesson = useLessonLink(useAppSelector(selectLessonToRead));
  const mailWait = useAppSelector(selectMailWait);
  const addAnother = () => {
    form.restart();
    dispatch(forgetTyped(formId));
    dispatch(anotherEmailRequested());
  };
  return (
    <Card as="section" body className="card-ruled waitlist-form waitlist-thanks" aria-labelledby="waitlist-thanks">
      <div>
        <h2 id="waitlist-thanks" tabIndex={-1}>
          {t('thanks.title')}
        </h2>
        <p className="muted">{t('thanks.text')}</p>
        <ol className="waitlist-steps mt-4">
          <li>
            <h3>{t('thanks.step')}</h3>
            {email && (
              <p className="thanks-address">
                <span>{t('thanks.sentTo')}</span> <strong>{email.trim()}</strong>
              </p>
            )}
            <p>{t('thanks.mail')}</p>
            <p aria-live="polite">{t(`thanks.mailWait.${mailWait}`)}</p>
            <p className="caption mb-0">{t('thanks.mailKnown')}</p>
          </li>
          <li>
            <h3>{t('thanks.read')}</h3>
            <AppLink to={lesson.path}>{lesson.title}</AppLink>
          </li>
        </ol>
      </div>
      <div className="waitlist-card my-4 my-lg-0">
        {/* Not lazy: arriving later, it would move the button below. */}
        <FigureCard />
      </div>
      <div>
        <Button variant="link" className="p-0" onClick={addAnother}>
          {t('thanks.another')}
        </Button>
      </div>
    </Card>
  );
}
