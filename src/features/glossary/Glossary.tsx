import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AppLink } from '../../components/AppLink';
import { plainPath } from '../../lib/paths';
import { useLessonLink } from '../videos/useLessonLink';
import { lessonOf, terms, type Term } from './terms';

/** Terms with what they mean (B20): all of them, or a few. */
export function Glossary({ only = terms }: { only?: readonly Term[] }) {
  const { t } = useTranslation('glossary');
  return (
    <dl className="terms auto-grid">
      {only.map((term) => (
        <div key={term}>
          <dt>{t(`${term}.term`)}</dt>
          <dd className="glossary-meaning">{t(`${term}.meaning`)}</dd>
          <dd>{t(`${term}.more`)}</dd>
          <TermLesson term={term} as="dd" />
        </div>
      ))}
    </dl>
  );
}

/** Leads to the lesson that teaches a term (B28), except from its own page. */
export function TermLesson({ term, as: Element }: { term: Term; as: 'dd' | 'span' }) {
  const { t } = useTranslation('begin');
  const { path, title } = useLessonLink(lessonOf[term]);
  if (plainPath(useLocation().pathname) === path) return null;
  return (
    <Element className="term-lesson d-block fs-small">
      <AppLink to={path}>{t('read', { title })}</AppLink>
    </Element>
  );
}
