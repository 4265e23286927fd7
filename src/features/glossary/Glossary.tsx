import { useTranslation } from 'react-i18next';
import { terms } from './terms';

/** All terms with what they mean (B20). */
export function Glossary() {
  const { t } = useTranslation();
  return (
    <dl className="terms">
      {terms.map((term) => (
        <div key={term}>
          <dt>{t(`glossary.${term}.term`)}</dt>
          <dd className="glossary-meaning">{t(`glossary.${term}.meaning`)}</dd>
          <dd>{t(`glossary.${term}.more`)}</dd>
        </div>
      ))}
    </dl>
  );
}
