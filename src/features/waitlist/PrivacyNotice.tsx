import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/AppLink';
import { useController } from '../../components/useController';
import { paths } from '../../lib/paths';

const facts = ['who', 'purpose', 'basis', 'others', 'keeping', 'age', 'leaving', 'rights'] as const;

/** The first layer of what the law asks to be told before the button is pressed (B5). Sending the form is the consent. */
export function PrivacyNotice() {
  const { t } = useTranslation();
  const { name, taxId, email } = useController();
  return (
    <section className="mt-4 fs-small" aria-labelledby="waitlist-notice">
      <h2 id="waitlist-notice" className="fs-6">
        {t('waitlist.notice.title')}
      </h2>
      <dl className="facts">
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{t(`waitlist.notice.${fact}`)}</dt>
            <dd className="muted">{t(`waitlist.notice.${fact}Text`, { name, taxId, email })}</dd>
          </div>
        ))}
      </dl>
      <AppLink to={paths.privacy}>{t('waitlist.notice.more')}</AppLink>
    </section>
  );
}
