import Card from 'react-bootstrap/Card';
import { useTranslation } from 'react-i18next';
import { useEffect, useRef } from 'react';
import { useAppSelector, useAppDispatch } from '../../app/hooks';
import { goTo } from './goTo';
import { partId, partNames } from './lessonIds';
import { partRead } from './lessonsSlice';
import { selectReadParts } from './lessonsSlice';

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

/** Tells the store when the visitor has scrolled to the end of a part inside the element with the returned ref. */
export function useReadParts() {
  const dispatch = useAppDispatch();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    // What is in sight from the start was not scrolled to: a page shown again by DevTools reads nothing.
    let isFirst = true;
    const observer = new IntersectionObserver((entries) => {
      const seen = isFirst ? [] : entries.filter(({ isIntersecting }) => isIntersecting);
      isFirst = false;
      for (const { target } of seen) dispatch(partRead((target as HTMLElement).dataset.endOf ?? ''));
    });
    element.current?.querySelectorAll('[data-end-of]').forEach((end) => observer.observe(end));
    return () => observer.disconnect();
  }, [dispatch]);
  return element;
}
