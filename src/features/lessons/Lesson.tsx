import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../lib/store';
import { Details } from '../layout/Details';
import { Glossary } from '../glossary/Explained';
import type { Term } from '../glossary/terms';
import { selectMemberById } from '../members/membersSlice';
import { experimentPlace, titlePlace } from './goTo';
import { minutesToRead, partId, type PlaceName } from './lessonIds';
import type { LessonText } from './lessonText';
import { LessonChecks } from './LessonChecks';
import { LessonContents, useReadParts } from './LessonContents';
import { LessonEnding } from './LessonEnding';
import { LessonLimits, LessonPart, LessonSteps, WayBack } from './LessonPart';
import { LessonSources } from './LessonSources';

interface LessonProps {
  video: { id: string; videoUrl: string; authorIds: string[] };
  lesson: LessonText;
  /** As the atlas numbers it. */
  plate: string;
  /** Something to try in the page, which stands after what to try on paper. */
  experiment: ReactNode;
  /** Where the lesson stands on the path (B28), and which one to read next. */
  place: ReactNode;
  next: ReactNode;
  share: ReactNode;
}

/** A lesson as a text: what it is about, how it works, what can go wrong, something to try (B14). */
export function Lesson({ video, lesson, plate, experiment, place, next, share }: LessonProps) {
  const { t } = useTranslation(['lesson', 'glossary']);
  const { id, authorIds, videoUrl } = video;
  const terms = lesson.terms as Term[];
  const author = useAppSelector((state) => selectMemberById(state, authorIds[0] ?? ''));
  const wayBack = (name: PlaceName) => <WayBack from={partId(id, name)} />;
  return (
    <section ref={useReadParts()} className="lesson" aria-labelledby={titlePlace}>
      <h2 id={titlePlace} className="h3 mb-3" tabIndex={-1}>
        {t(videoUrl ? 'titleWithVideo' : 'title')}
      </h2>
      <p className="caption">
        <span>{t('minutes', { count: minutesToRead })} · </span>
        {place}
      </p>
      <div className="lesson-opening">
        <div>
          <p className="lead">{lesson.summary}</p>
          {lesson.money && <p className="lesson-note">{t('notAdvice')}</p>}
        </div>
        <LessonContents id={id} />
        <LessonPart id={id} name="scene">
          {lesson.scene.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {wayBack('scene')}
        </LessonPart>
      </div>
      <LessonPart id={id} name="steps">
        <LessonSteps id={id} steps={lesson.steps} after={wayBack} />
      </LessonPart>
      <LessonPart id={id} name="limits">
        <LessonLimits id={id} limits={lesson.limits} />
        {author && (
          <figure className={`lesson-note star-${author.id}`}>
            <figcaption className="caption">{t('opinion', { name: author.name })}</figcaption>
            <blockquote className="m-0">{lesson.opinion}</blockquote>
          </figure>
        )}
      </LessonPart>
      <LessonPart id={id} name="tryIt">
        <p className="caption">{t('tryNote')}</p>
        <ol>
          {lesson.tryIt.map((instruction) => (
            <li key={instruction}>{instruction}</li>
          ))}
        </ol>
      </LessonPart>
      <div id={experimentPlace} tabIndex={-1}>
        {experiment}
      </div>
      <LessonPart id={id} name="checks">
        <LessonChecks id={id} lesson={lesson} />
      </LessonPart>
      <LessonPart id={id} name="questions">
        {lesson.questions.map(({ question, answer }, index) => {
          const place = partId(id, `questions-${index + 1}`);
          return (
            <Details key={question} name={place}>
              <summary id={place}>{question}</summary>
              <p>{answer}</p>
              {wayBack(`questions-${index + 1}`)}
            </Details>
          );
        })}
      </LessonPart>
      <LessonPart id={id} name="terms" folded={terms.map((term) => t(`glossary:${term}.term`)).join(' · ')}>
        <Glossary only={terms} />
      </LessonPart>
      <LessonEnding id={id} plate={plate} next={next} share={share} />
      <LessonPart id={id} name="sources" folded={t('sourcesFolded', { count: lesson.sources.length })}>
        <LessonSources lesson={lesson} />
      </LessonPart>
    </section>
  );
}
