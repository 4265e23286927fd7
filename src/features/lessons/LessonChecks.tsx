import { Button } from '../../components/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { CheckInput } from '../../components/CheckInput';
import { useHydrated } from '../../components/useHydrated';
import { showSoon } from '../../lib/focusSoon';
import { publicFile } from '../../lib/site';
import { Details } from '../layout/Details';
import { goTo } from './goTo';
import { partId, type PlaceName } from './lessonIds';
import { answerChosen, answerCommitted, partLookedUp, selectAnswer } from './lessonsSlice';
import { rightAnswer, titleOfPart, type LessonCheck, type LessonText } from './lessonText';

/** Two questions that ask (B27). */
export function LessonChecks({ id, lesson }: { id: string; lesson: LessonText }) {
  const { t } = useTranslation('lesson');
  return (
    <>
      <link rel="stylesheet" href={publicFile('/styles/lessonTools.css')} />
      <p className="caption">{t('check.note')}</p>
      <div className="d-flex flex-column gap-3">
        {lesson.checks.map((check, index) => (
          <Check key={check.question} id={id} name={`checks-${index + 1}`} check={check} lesson={lesson} />
        ))}
      </div>
    </>
  );
}

interface CheckProps {
  /** Of the video. */
  id: string;
  name: PlaceName;
  check: LessonCheck;
  lesson: LessonText;
}

/**
 * Folded until it is asked. The answers are a list for those without scripts, who have the right one folded beneath; on paper it comes after
 * both questions.
 */
function Check({ id, name, check: asked, lesson }: CheckProps) {
  const { t } = useTranslation('lesson');
  const dispatch = useAppDispatch();
  const { question, answers } = asked;
  const check = partId(id, name);
  const given = useAppSelector((state) => selectAnswer(state, check));
  const committed = given?.isCommitted ? answers[given.answer] : undefined;
  const part = committed?.part;
  const verdict = `${check}-verdict`;
  const commit = () => {
    dispatch(answerCommitted(check));
    showSoon(verdict);
  };
  const lookUp = () => {
    const place = partId(id, part as PlaceName);
    dispatch(partLookedUp({ check, part: place }));
    goTo(place);
  };
  return (
    <>
      <Details name={check} className="lesson-check">
        <summary id={check}>{question}</summary>
        <fieldset className="mt-1 mb-3 ms-0" aria-labelledby={check} disabled={!useHydrated()}>
          <ol className="d-grid gap-2 mb-3">
            {answers.map(({ answer }, index) => (
              <li key={answer}>
                <label>
                  <CheckInput
                    type="radio"
                    name={check}
                    checked={given?.answer === index}
                    onChange={() => dispatch(answerChosen({ check, answer: index }))}
                  />
                  <span>{answer}</span>
                </label>
              </li>
            ))}
          </ol>
          <Button variant="outline" disabled={!given} onClick={commit}>
            {t('check.commit')}
          </Button>
          <div id={verdict} aria-live="polite">
            {committed && (
              <span className={`lesson-note mt-3 mb-1 ${part ? '' : 'is-right'}`}>
                <strong>{t(part ? 'check.wrong' : 'check.right')}</strong> {committed.why}
              </span>
            )}
          </div>
          {part && (
            <Button variant="link" className="lesson-way d-flex px-0 text-start" onClick={lookUp}>
              {t('check.lookUp', { title: titleOfPart(lesson, part) ?? t('parts.scene') })}
            </Button>
          )}
        </fieldset>
      </Details>
      <FoldedAnswer check={asked} />
    </>
  );
}

/** The right answer and why, for those without scripts. */
export function FoldedAnswer({ check }: { check: LessonCheck }) {
  const { t } = useTranslation('lesson');
  const right = rightAnswer(check);
  return (
    <details className="lesson-answer">
      <summary>{t('check.fold')}</summary>
      <p>
        <strong>{right?.answer}</strong> {right?.why}
      </p>
    </details>
  );
}
