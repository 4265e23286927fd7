import Card from 'react-bootstrap/Card';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { partId, partNames } from './LessonPart';

/** The parts as stars on a line, which light up as they are read. By script: nothing on the site navigates by hash (U5). */
export function LessonContents({ id }: { id: string }) {
  const { t } = useTranslation();
  const readParts = useAppSelector((state) => state.lessons.readParts);
  const parts = partNames.map((name) => ({ name, part: partId(id, name) }));
  const read = parts.filter(({ part }) => readParts.includes(part)).length;
  return (
    <Card as="nav" body className="lesson-contents" aria-labelledby="lesson-contents">
      <p id="lesson-contents" className="caption mb-0">
        {t('lesson.contents')}
      </p>
      <ol className="star-list star-list-empty my-1">
        {parts.map(({ name, part }) => (
          <li key={name} className={readParts.includes(part) ? 'is-read' : undefined}>
            <button type="button" onClick={() => goTo(part)}>
              {t(`lesson.parts.${name}`)}
            </button>
          </li>
        ))}
      </ol>
      <p className={`caption mb-0 ${read === 0 ? 'invisible' : ''}`}>
        {t('lesson.progress', { read, parts: parts.length })}
      </p>
    </Card>
  );
}

function goTo(part: string): void {
  const heading = document.getElementById(part);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
