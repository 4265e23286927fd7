import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { anotherEmailRequested, selectIsMailMissing } from './waitlistSlice';

export function ThankYou() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isMailMissing = useAppSelector(selectIsMailMissing);
  return (
    <section className="plate waitlist-thanks" aria-labelledby="waitlist-thanks">
      <svg className="waitlist-joined" viewBox="0 0 120 60" aria-hidden="true">
        <path d="M8 44 40 18 70 36 108 12" />
        <circle cx="8" cy="44" r="3" />
        <circle cx="40" cy="18" r="4.5" />
        <circle cx="70" cy="36" r="3.5" />
        <circle cx="108" cy="12" r="5" className="waitlist-newcomer" />
      </svg>
      <h2 id="waitlist-thanks" tabIndex={-1}>
        {t('waitlist.thanks.title')}
      </h2>
      <p>{t('waitlist.thanks.text')}</p>
      {isMailMissing ? (
        <p className="waitlist-mail">{t('waitlist.thanks.mailMissing')}</p>
      ) : (
        <>
          <p className="waitlist-mail">{t('waitlist.thanks.mail')}</p>
          <p className="caption">{t('waitlist.thanks.mailKnown')}</p>
        </>
      )}
      <button type="button" className="btn btn-outline-light" onClick={() => dispatch(anotherEmailRequested())}>
        {t('waitlist.thanks.another')}
      </button>
    </section>
  );
}
