import { useTranslation } from 'react-i18next';
import { ExplainedTerm } from './ExplainedTerm';
import { splitAtTerms } from './splitAtTerms';
import { terms } from './terms';

interface ExplainedProps {
  /** Unlike that of any other text on the page. */
  id: string;
  text: string;
}

/** A text whose terms can be pressed for what they mean (B20). */
export function Explained({ id, text }: ExplainedProps) {
  const { t } = useTranslation();
  const glossary = terms.map((term) => ({
    term,
    forms: t(`glossary.${term}.forms`),
    meaning: t(`glossary.${term}.meaning`),
  }));
  return splitAtTerms(text, glossary).map((part) =>
    typeof part === 'string' ? part : <ExplainedTerm key={part.term} id={`${id}-${part.term}`} {...part} />,
  );
}
