import { useTranslation } from 'react-i18next';
import { useCallback, useEffect } from 'react';
import { splitAtTerms, terms, type Term, lessonOf } from './terms';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { useLanguage } from '../../i18n/useLanguage';
import { focusSoon } from '../../lib/focusSoon';
import { capitalized } from '../../lib/format';
import { usePopover } from '../../components/popover';
import { selectIsTermOpen, termToggled } from './glossarySlice';
import { useLocation } from 'react-router-dom';
import { AppLink } from '../../components/AppLink';
import { plainPath } from '../../lib/paths';
import { useLessonLink } from '../videos/useLessonLink';

/** A paragraph whose terms can be pressed for what they mean (B20). No other text of the page has its id. */
export function Explained({ id, text, className }: { id: string; text: string; className?: string }) {
  const { t } = useTranslation('glossary');
  const glossary = terms.map((term) => ({
    term,
    forms: t(`${term}.forms`),
    meaning: t(`${term}.meaning`),
  }));
  const parts = splitAtTerms(text, glossary);
  const idOf = (term: Term) => `${id}-${term}`;
  return (
    <>
      <p className={className}>
        {parts.map((part) =>
          typeof part === 'string' ? (
            <span key={part}>{part}</span>
          ) : (
            <TermButton key={part.term} id={idOf(part.term)} word={part.word} />
          ),
        )}
      </p>
      {parts.map(
        (part) => typeof part !== 'string' && <Explanation key={part.term} id={idOf(part.term)} term={part.term} />,
      )}
    </>
  );
}

/** The word is the button's label, not its content: paper and reader views leave out buttons. */
function TermButton({ id, word }: { id: string; word: string }) {
  return (
    <label className="explained-term position-relative">
      <span>{word}</span>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it stands in its label */}
      <button type="button" popoverTarget={id} />
    </label>
  );
}

/** The browser's own popover, which opens without scripts too. After the paragraph, and an aside, since reader views show it open. */
function Explanation({ id, term }: { id: string; term: Term }) {
  const { t } = useTranslation('glossary');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectIsTermOpen(state, id));
  const toggle = useCallback(() => void dispatch(termToggled(id)), [dispatch, id]);
  const popover = usePopover<HTMLElement>(isOpen, toggle);
  const { ref } = popover;
  // So that it is read; once it is closed the browser gives the focus back.
  useEffect(() => (isOpen ? focusSoon(() => ref.current) : undefined), [isOpen, ref]);

  return (
    <aside {...popover} id={id} role="note" aria-labelledby={`${id}-meaning`} tabIndex={-1} className="explanation">
      <strong className="d-block mb-1 text-primary">{t(`${term}.term`)}</strong>
      <span id={`${id}-meaning`} className="glossary-meaning d-block">
        {capitalized(t(`${term}.meaning`), language)}
      </span>
      <span className="muted d-block mt-1">{t(`${term}.more`)}</span>
      <TermLesson term={term} as="span" />
    </aside>
  );
}

/** Terms with what they mean (B20): all of them, or a few. */
export function Glossary({ only = terms }: { only?: readonly Term[] }) {
  const { t } = useTranslation('glossary');
  const language = useLanguage();
  return (
    <dl className="terms auto-grid">
      {only.map((term) => (
        <div key={term}>
          <dt className="text-primary">{t(`${term}.term`)}</dt>
          <dd className="glossary-meaning">{capitalized(t(`${term}.meaning`), language)}</dd>
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
