import { useTranslation } from 'react-i18next';
import { TermLesson } from './TermLesson';
import { terms, type Term } from './terms';

/** Terms with what they mean (B20): all of them, or a few. */
export function Glossary({ only = terms }: { only?: readonly Term[] }) {
  const { t } = useTranslation();
  return (
    <dl className="terms auto-grid">
      {only.map((term) => (
        <div key={term}>
          <dt>{t(`glossary.${term}.term`)}</dt>
          <dd className="glossary-meaning">{t(`glossary.${term}.meaning`)}</dd>
          <dd>{t(`glossary.${term}.more`)}</dd>
          <TermLesson term={term} as="dd" />
        </div>
      ))}
    </dl>
  );
}
