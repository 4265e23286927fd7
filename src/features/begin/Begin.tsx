import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Answer } from './Answer';
import { audiences } from './audiences';
import { beginningToggled, selectBeginning, type Beginning } from './beginSlice';

/** Each answer stands right after its button, for keyboard and screen reader; the styles put it under all of them. */
export function Begin({ path }: { path?: ReactNode }) {
  const { t } = useTranslation();
  const chosen = useAppSelector(selectBeginning);
  return (
    <section id="begin" tabIndex={-1} className="begin" aria-labelledby="begin-title">
      <h2 id="begin-title">{t('begin.title')}</h2>
      <p className="muted">{t('begin.lead')}</p>
      <div className="d-flex flex-wrap gap-mid">
        {audiences.map((audience) => (
          <Fragment key={audience.id}>
            <Choice id={audience.id} label={t(`begin.audiences.${audience.id}`)} />
            <Answer audience={audience} isOpen={audience.id === chosen} />
          </Fragment>
        ))}
        {path && (
          <>
            <Choice id="path" label={t('videos.path.choose')} />
            <div id="begin-path" className="card begin-answer begin-path" hidden={chosen !== 'path'}>
              {path}
            </div>
          </>
        )}
      </div>
    </section>
  );
}

function Choice({ id, label }: { id: Beginning; label: string }) {
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      className="target pill"
      aria-expanded={useAppSelector(selectBeginning) === id}
      aria-controls={`begin-${id}`}
      onClick={() => dispatch(beginningToggled(id))}
    >
      {label}
    </button>
  );
}
