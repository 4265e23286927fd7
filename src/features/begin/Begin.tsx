import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { AppLink, ButtonLink } from '../../components/AppLink';
import { Avatar } from '../../components/Avatar';
import { StarIcon } from '../../components/sky/stars';
import { showSoon } from '../../lib/focusSoon';
import { paths } from '../../lib/paths';
import { lessonIds, minutesToRead } from '../lessons/lessonIds';
import { useMemberText } from '../members/member';
import { MemberLink } from '../members/MemberLink';
import { selectMemberById } from '../members/membersSlice';
import { useLessonLink } from '../videos/useLessonLink';
import { audiences, beginningToggled, selectBeginning, type Audience, type Beginning } from './beginSlice';

/** Who knows nothing comes first: the explorer has the whole path, home leads to its first lesson (B28). Each answer stands right after its button, for keyboard and screen reader; the styles put it under the row of its button. */
export function Begin({ path }: { path?: ReactNode }) {
  const { t } = useTranslation('begin');
  const chosen = useAppSelector(selectBeginning);
  return (
    <section id="begin" tabIndex={-1} className="begin" aria-labelledby="begin-title">
      <h2 id="begin-title">{t('title')}</h2>
      <p className="muted">{t('lead')}</p>
      <div className="begin-choices d-grid">
        {path ? (
          <>
            <Choice id="path" label={t('path')} />
            <div id="begin-path" className="card begin-answer begin-path" hidden={chosen !== 'path'}>
              {path}
            </div>
          </>
        ) : (
          <AppLink to={paths.video(lessonIds[0])} className="target begin-choice">
            <PathStar />
            <span>{t('path')}</span>
          </AppLink>
        )}
        {audiences.map((audience) => (
          <Fragment key={audience.id}>
            <Choice id={audience.id} voice={audience.voice} label={t(`audiences.${audience.id}`)} />
            <Answer audience={audience} isOpen={audience.id === chosen} />
          </Fragment>
        ))}
      </div>
    </section>
  );
}

/** The face of who will answer over what one says of oneself; the path has a star. */
function Choice({ id, voice = '', label }: { id: Beginning; voice?: string; label: string }) {
  const dispatch = useAppDispatch();
  const member = useAppSelector((state) => selectMemberById(state, voice));
  return (
    <button
      type="button"
      className="target begin-choice"
      aria-expanded={useAppSelector(selectBeginning) === id}
      aria-controls={`begin-${id}`}
      onClick={() => {
        dispatch(beginningToggled(id));
        showSoon(`begin-${id}`);
      }}
    >
      {member ? <Avatar member={member} /> : <PathStar />}
      <span>{label}</span>
    </button>
  );
}

function PathStar() {
  return (
    <span className="avatar begin-path-star" aria-hidden="true">
      <StarIcon />
    </span>
  );
}

/** One voice, why this one, and what to read. In the HTML also while it is closed: without scripts all of them show. */
function Answer({ audience: { id, voice, lesson }, isOpen }: { audience: Audience; isOpen: boolean }) {
  const { t } = useTranslation('begin');
  const roleOf = useMemberText();
  const { path, title } = useLessonLink(lesson);
  const member = useAppSelector((state) => selectMemberById(state, voice));
  return (
    member && (
      <div id={`begin-${id}`} className={`card begin-answer star-${voice}`} hidden={!isOpen}>
        <MemberLink member={member} size="medium">
          <span className="d-block muted fs-small">{roleOf(member).role}</span>
        </MemberLink>
        <blockquote className="lead m-0">{t(`why.${id}`)}</blockquote>
        <div>
          <ButtonLink to={path} variant="outline">
            {t('read', { title })}
          </ButtonLink>
          <span className="caption"> {t('minutes', { minutes: minutesToRead })}</span>
        </div>
      </div>
    )
  );
}
