import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { usePopover } from '../../components/popover';
import { selectIsTermOpen, termToggled } from './glossarySlice';
import type { Term } from './terms';

interface ExplainedTermProps {
  id: string;
  term: Term;
  /** As it stands in the text. */
  word: string;
}

/** The browser's own popover, which opens without scripts too. All spans, since it stands in a paragraph. */
export function ExplainedTerm({ id, term, word }: ExplainedTermProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectIsTermOpen(state, id));
  const tell = useCallback(() => void dispatch(termToggled(id)), [dispatch, id]);
  const popover = usePopover<HTMLSpanElement>(isOpen, tell);

  return (
    <>
      <button type="button" className="explained-term" popoverTarget={id}>
        {word}
      </button>
      <span {...popover} id={id} className="explanation">
        <strong className="d-block mb-1">{t(`glossary.${term}.term`)}</strong>{' '}
        <span className="glossary-meaning d-block">{t(`glossary.${term}.meaning`)}</span>{' '}
        <span className="muted d-block mt-1">{t(`glossary.${term}.more`)}</span>
      </span>
    </>
  );
}
