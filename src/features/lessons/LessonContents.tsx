import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector, useAppDispatch } from '../../lib/store';
import { goTo } from './goTo';
import { partId, partNames } from './lessonIds';
import { partReached, partRead, selectPartInSight, selectReadParts } from './lessonsSlice';

/** The parts as a constellation, which lights up as they are read. It stays beside the text where there is room (B24). */
export function LessonContents({ id }: { id: string }) {
  const { t } = useTranslation('lesson');
  const readParts = useAppSelector(selectReadParts);
  const here = useAppSelector(selectPartInSight);
  const parts = partNames.map((name) => ({ name, part: partId(id, name) }));
  const read = parts.filter(({ part }) => readParts.includes(part)).length;
  return (
    <div className="lesson-rail d-print-none">
      <nav className="card lesson-contents" aria-labelledby="lesson-contents">
        <div className="card-body">
          <p id="lesson-contents" className="caption mb-0">
            {t('contents')}
          </p>
          <ol className="star-list star-list-empty star-path my-1">
            {parts.map(({ name, part }) => (
              <li key={name} className={readParts.includes(part) ? 'is-read' : undefined}>
                <button type="button" aria-current={part === here ? 'location' : undefined} onClick={() => goTo(part)}>
                  {t(`parts.${name}`)}
                </button>
              </li>
            ))}
          </ol>
          <p className={`caption mb-0 ${read === 0 ? 'invisible' : ''}`}>
            {t('progress', { read, parts: parts.length })}
          </p>
        </div>
      </nav>
    </div>
  );
}

/** So long stays the end of a part in sight that is read, not jumped over. */
const readingMs = 1000;

const endOf = (end: Element) => (end as HTMLElement).dataset.endOf ?? '';

/** Tells the store which part is in sight inside the element with the returned ref, and which was read to its end. */
export function useReadParts() {
  const dispatch = useAppDispatch();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const timers = new Map<Element, number>();
    const ends = onScroll((end, isInSight) => {
      window.clearTimeout(timers.get(end));
      if (isInSight)
        timers.set(
          end,
          window.setTimeout(() => dispatch(partRead(endOf(end))), readingMs),
        );
    });
    const all = [...element.current!.querySelectorAll('[data-end-of]')];
    let here: Element | undefined;
    const middle = onScroll(() => {
      const before = here;
      // A leap may pass over parts.
      here = all.findLast((end) => end.parentElement!.getBoundingClientRect().top <= window.innerHeight / 2);
      if (here && here !== before) dispatch(partReached(endOf(here)));
    }, '-50% 0px');
    for (const end of all) {
      ends.observe(end);
      middle.observe(end.parentElement!);
    }
    return () => {
      ends.disconnect();
      middle.disconnect();
      for (const timer of timers.values()) window.clearTimeout(timer);
    };
  }, [dispatch]);
  return element;
}

/** What is there from the start was not scrolled to: a page shown again by DevTools tells nothing. */
function onScroll(tell: (target: Element, isIntersecting: boolean) => void, rootMargin?: string) {
  let isFirst = true;
  return new IntersectionObserver(
    (entries) => {
      if (!isFirst) for (const { target, isIntersecting } of entries) tell(target, isIntersecting);
      isFirst = false;
    },
    { rootMargin },
  );
}
