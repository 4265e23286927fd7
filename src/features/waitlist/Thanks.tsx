import { Button } from '../../components/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { AppLink } from '../../components/AppLink';
import { selectLessonToRead } from '../lessons/lessonsSlice';
import { useLessonLink } from '../videos/useLessonLink';
import { bareAddress } from './emailAddress';
import { detailsToggled } from '../layout/layoutSlice';
import { FigureCard } from './FigureCard';
import { messageFold } from './formField';
import type { FormValues } from './signUpRules';
import { anotherEmailRequested, selectMailWait } from './waitlistSlice';

/** W6: the step that is left leads, then a lesson to read, the visitor's card, and the way back to the form. */
export function Thanks({ sent }: { sent: FormValues | undefined }) {
  const { t } = useTranslation('waitlist');
  const dispatch = useAppDispatch();
  const lesson = useLessonLink(useAppSelector(selectLessonToRead));
  const mailWait = useAppSelector(selectMailWait);
  const startOver = () => {
    dispatch(detailsToggled({ id: messageFold, isOpen: false }));
    dispatch(anotherEmailRequested());
  };
  return (
    <section className="card card-ruled waitlist-form waitlist-thanks" aria-labelledby="waitlist-thanks">
      <div className="card-body">
        <div>
          <h2 id="waitlist-thanks" tabIndex={-1}>
            {t('thanks.title')}
          </h2>
          <p className="muted">{t('thanks.text')}</p>
          <ol className="waitlist-steps mt-4">
            <li>
              <h3>{t('thanks.step')}</h3>
              {sent && (
                <p className="thanks-address">
                  <span>{t('thanks.sentTo')}</span> <strong>{bareAddress(sent.email)}</strong>
                </p>
              )}
              <p>{t('thanks.mail')}</p>
              {/* What stands there with the thanks is not said before them. */}
              <p aria-live={mailWait === 'none' ? 'off' : 'polite'}>{t(`thanks.mailWait.${mailWait}`)}</p>
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
          <FigureCard sent={sent} />
        </div>
        <div>
          <Button variant="link" className="p-0" onClick={startOver}>
            {t('thanks.another')}
          </Button>
        </div>
      </div>
    </section>
  );
}
