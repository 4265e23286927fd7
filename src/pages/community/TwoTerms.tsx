import { useTranslation } from 'react-i18next';

/** The two words that the rest of the page needs. */
export function TwoTerms() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="terms-title" className="page-part">
      <h2 id="terms-title">{t('community.terms.title')}</h2>
      <dl className="terms">
        <div>
          <dt>{t('community.terms.blockchain.term')}</dt>
          <dd>{t('community.terms.blockchain.meaning')}</dd>
        </div>
        <div>
          <dt>{t('community.terms.web3.term')}</dt>
          <dd>{t('community.terms.web3.meaning')}</dd>
        </div>
      </dl>
    </section>
  );
}
