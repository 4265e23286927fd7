import { useTranslation } from 'react-i18next';
import { useCallback, useEffect } from 'react';
import { splitAtTerms, terms, type Term } from './terms';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { focusSoon } from '../../lib/focusSoon';
import { usePopover } from '../../components/popover';
import { TermLesson } from './Glossary';
import { selectIsTermOpen, termToggled } from './glossarySlice';

/** A text whose terms can be pressed for what they mean (B20). No other text of the page has its id. */
export function Explained({ id, text }: { id: string; text: string }) {
  const { t } = useTranslation('glossary');
  const glossary = terms.map((term) => ({
    term,
    forms: t(`${term}.forms`),
    meaning: t(`${term}.meaning`),
  }));
  return splitAtTerms(text, glossary).map((part) =>
    typeof part === 'string' ? (
      <span key={part}>{part}</span>
    ) : (
      <ExplainedTerm key={part.term} id={`${id}-${part.term}`} {...part} />
    ),
  );
}

/** The browser's own popover, which opens without scripts too. All spans, since it stands in a paragraph. */
function ExplainedTerm({ id, term, word }: { id: string; term: Term; word: string }) {
  const { t } = useTranslation('glossary');
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectIsTermOpen(state, id));
  const toggle = useCallback(() => void dispatch(termToggled(id)), [dispatch, id]);
  const popover = usePopover<HTMLSpanElement>(isOpen, toggle);
  const { ref } = popover;
  // So that it is read; once it is closed the browser gives the focus back.
  useEffect(() => (isOpen ? focusSoon(() => ref.current) : undefined), [isOpen, ref]);

  return (
    <>
      <button type="button" className="explained-term" popoverTarget={id}>
        {word}
      </button>
      <span {...popover} id={id} role="note" aria-labelledby={`${id}-meaning`} tabIndex={-1} className="explanation">
        <strong className="d-block mb-1 text-primary">{t(`${term}.term`)}</strong>
        <span id={`${id}-meaning`} className="glossary-meaning d-block">
          {t(`${term}.meaning`)}
        </span>
        <span className="muted d-block mt-1">{t(`${term}.more`)}</span>
        <TermLesson term={term} as="span" />
      </span>
    </>
  );
}
