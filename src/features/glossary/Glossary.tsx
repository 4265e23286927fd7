import { useI18n } from '../../i18n/useI18n';
import { terms, type Term } from './terms';

/** Terms with what they mean (B20): all of them, or a few. */
export function Glossary({ only = terms }: { only?: readonly Term[] }) {
  const { t } = useI18n();
  return (
    <dl className="terms">
      {only.map((term) => (
        <div key={term}>
          <dt>{t(`glossary.${term}.term`)}</dt>
          <dd className="glossary-meaning">{t(`glossary.${term}.meaning`)}</dd>
          <dd>{t(`glossary.${term}.more`)}</dd>
        </div>
      ))}
    </dl>
  );
}
