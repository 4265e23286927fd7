import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../lib/store';
import { ButtonLink } from '../../components/AppLink';
import { FourStars } from '../../components/sky/stars';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../lib/paths';
import { brand } from '../../lib/site';
import { withVersion } from '../../lib/address';
import { selectIsFinished } from './lessonsSlice';
import { keptFileOf } from './lessonText';

interface LessonEndingProps {
  /** Of the video. */
  id: string;
  plate: string;
  /** The lesson to read next. */
  next: ReactNode;
  share: ReactNode;
}

/** How a lesson ends: what to read next, the way to join, sharing (B24), and a copy to keep (B29). That it was finished is said only once it was. */
export function LessonEnding({ id, plate, next, share }: LessonEndingProps) {
  const { t } = useTranslation(['lesson', 'common', 'waitlist']);
  const language = useLanguage();
  const finished = useAppSelector((state) => selectIsFinished(state, id));
  return (
    <section className="card card-ruled lesson-ending d-print-none" aria-labelledby="lesson-ending">
      <div className="card-body d-grid">
        <div>
          <FourStars isJoined={finished} />
          <h3 id="lesson-ending" className="mt-0">
            <span aria-live="polite">{t(finished ? 'finished' : 'ending')}</span>
          </h3>
          {next}
        </div>
        <div>
          <p className="muted">{t('waitlist:promise')}</p>
          <div className="d-flex flex-wrap gap-2">
            <ButtonLink to={paths.waitlist}>{t('common:joinWaitlist')}</ButtonLink>
            {share}
          </div>
          <p className="mt-2 mb-0">
            <a
              className="d-inline-block py-1"
              href={withVersion(keptFileOf(id, language))}
              download={`${brand}-${plate}-${language}.html`}
            >
              {t('keep')}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
