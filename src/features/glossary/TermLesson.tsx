import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AppLink } from '../../components/AppLink';
import { plainPath } from '../../lib/paths';
import { useLessonLink } from '../videos/useLessonLink';
import { lessonOf, type Term } from './terms';

/** Leads to the lesson that teaches a term (B28), except from its own page. */
export function TermLesson({ term, as: Element }: { term: Term; as: 'dd' | 'span' }) {
  const { t } = useTranslation();
  const { path, title } = useLessonLink(lessonOf[term]);
  if (plainPath(useLocation().pathname) === path) return null;
  return (
    <Element className="term-lesson d-block fs-small">
      <AppLink to={path}>{t('begin.read', { title })}</AppLink>
    </Element>
  );
}
