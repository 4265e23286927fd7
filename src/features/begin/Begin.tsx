import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Answer } from './Answer';
import { audiences } from './audiences';
import { audienceToggled, selectAudience } from './beginSlice';

/** Each answer stands right after its button, for keyboard and screen reader; the styles put it under all of them. */
export function Begin() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectAudience);
  return (
    <section id="begin" tabIndex={-1} className="begin" aria-labelledby="begin-title">
      <h2 id="begin-title">{t('begin.title')}</h2>
      <p className="muted">{t('begin.lead')}</p>
      <div className="begin-audiences">
        {audiences.map((audience) => (
          <Fragment key={audience.id}>
            <button
              type="button"
              className="target pill"
              aria-expanded={audience.id === chosen}
              aria-controls={`begin-${audience.id}`}
              onClick={() => dispatch(audienceToggled(audience.id))}
            >
              {t(`begin.audiences.${audience.id}`)}
            </button>
            <Answer audience={audience} isOpen={audience.id === chosen} />
          </Fragment>
        ))}
      </div>
    </section>
  );
}
