import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDate } from '../../lib/format';
import { brand } from '../../lib/site';
import type { Term } from '../glossary/terms';
import { KeptCheck, KeptPairs, KeptPart } from './KeptPart';
import { LessonSteps } from './LessonPart';
import { SourceItem } from './LessonSources';
import type { LessonText } from './lessonText';

interface KeptLessonProps {
  id: string;
  lesson: LessonText;
  title: string;
  /** As the atlas numbers it. */
  plate: string;
  /** Whose opinion it holds. */
  author: string;
  /** Of the page that it comes from. */
  address: string;
  hasExperiment: boolean;
}

/** A lesson as a document of its own, to be read without a network and without scripts (B29). Nothing is folded but the answers to checks. */
export function KeptLesson({ id, lesson, title, plate, author, address, hasExperiment }: KeptLessonProps) {
  const { t } = useTranslation(['lesson', 'glossary', 'kept']);
  const language = useLanguage();
  const { version, date } = lesson;
  const page = <a href={address}>{address}</a>;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={address} />
        <title>{[title, brand].join(' · ')}</title>
      </head>
      <body>
        <main>
          <header>
            <p>
              {brand} · {plate}
            </p>
            <h1>{title}</h1>
            <p className="lead">{lesson.summary}</p>
            {lesson.money && <p>{t('notAdvice')}</p>}
          </header>
          <KeptPart name="scene">
            {lesson.scene.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </KeptPart>
          <KeptPart name="steps">
            <LessonSteps id={id} steps={lesson.steps} level="h3" />
          </KeptPart>
          <KeptPart name="limits">
            <KeptPairs of={lesson.limits.map(({ title: what, text }) => [what, text])} />
            <figure>
              <figcaption>{t('opinion', { name: author })}</figcaption>
              <blockquote>{lesson.opinion}</blockquote>
            </figure>
          </KeptPart>
          <KeptPart name="tryIt">
            <ol>
              {lesson.tryIt.map((instruction) => (
                <li key={instruction}>{instruction}</li>
              ))}
            </ol>
            {hasExperiment && (
              <p>
                <span>{t('kept:experiment')} </span>
                {page}
              </p>
            )}
          </KeptPart>
          <KeptPart name="checks">
            {lesson.checks.map((check) => (
              <KeptCheck key={check.question} check={check} />
            ))}
          </KeptPart>
          <KeptPart name="questions">
            <KeptPairs of={lesson.questions.map(({ question, answer }) => [question, answer])} />
          </KeptPart>
          <KeptPart name="terms">
            <KeptPairs
              of={(lesson.terms as Term[]).map((term) => [
                t(`glossary:${term}.term`),
                `${t(`glossary:${term}.meaning`)}. ${t(`glossary:${term}.more`)}`,
              ])}
            />
          </KeptPart>
          <KeptPart name="sources">
            <ol>
              {lesson.sources.map((source) => (
                <SourceItem key={source.url} source={source} />
              ))}
            </ol>
          </KeptPart>
          <footer>
            <p>{t('version', { version, date: formatDate(date, language) })}</p>
            <p>
              <span>{t('kept:origin')} </span>
              {page}
            </p>
          </footer>
        </main>
      </body>
    </html>
  );
}
