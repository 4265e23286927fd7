import { useEffect, useRef } from 'react';
import Card from 'react-bootstrap/Card';
import { useTranslation } from 'react-i18next';
import { useAppSelector, useAppDispatch } from '../../lib/store';
import { goTo } from './goTo';
import { partId, partNames } from './lessonIds';
import { partRead, selectReadParts } from './lessonsSlice';

/** The parts as a constellation, which lights up as they are read. It stays beside the text where there is room (B24). */
export function LessonContents({ id }: { id: string }) {
  const { t } = useTranslation('lesson');
  const readParts = useAppSelector(selectReadParts);
  const parts = partNames.map((name) => ({ name, part: partId(id, name) }));
  const read = parts.filter(({ part }) => readParts.includes(part)).length;
  return (
    <div className="lesson-rail d-print-none">
      <Card as="nav" body className="lesson-contents" aria-labelledby="lesson-contents">
        <p id="lesson-contents" className="caption mb-0">
          {t('contents')}
        </p>
        <ol className="star-list star-list-empty star-path my-1">
          {parts.map(({ name, part }) => (
            <li key={name} className={readParts.includes(part) ? 'is-read' : undefined}>
              <button type="button" onClick={() => goTo(part)}>
                {t(`parts.${name}`)}
              </button>
            </li>
          ))}
        </ol>
        <p className={`caption mb-0 ${read === 0 ? 'invisible' : ''}`}>
          {t('progress', { read, parts: parts.length })}
        </p>
      </Card>
    </div>
  );
}

/** So long stays the end of a part in sight that is read, not jumped over. */
const readingMs = 1000;

/** Tells the store when the visitor has read to the end of a part inside the element with the returned ref. */
export function useReadParts() {
  const dispatch = useAppDispatch();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    // What is in sight from the start was not scrolled to: a page shown again by DevTools reads nothing.
    let isFirst = true;
    const timers = new Map<Element, number>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        window.clearTimeout(timers.get(target));
        const read = () => dispatch(partRead((target as HTMLElement).dataset.endOf ?? ''));
        if (isIntersecting && !isFirst) timers.set(target, window.setTimeout(read, readingMs));
      }
      isFirst = false;
    });
    element.current?.querySelectorAll('[data-end-of]').forEach((end) => observer.observe(end));
    return () => {
      observer.disconnect();
      for (const timer of timers.values()) window.clearTimeout(timer);
    };
  }, [dispatch]);
  return element;
}
