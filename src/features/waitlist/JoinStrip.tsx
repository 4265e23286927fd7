import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/AppLink';
import { paths } from '../../lib/paths';

/** The way to the waitlist at the end of a page. */
export function JoinStrip() {
  const { t } = useTranslation(['waitlist', 'common']);
  return (
    <section
      aria-labelledby="join-title"
      className="page-part join-line d-flex flex-wrap align-items-center justify-content-between gap-4 border-top"
    >
      <div>
        <h2 id="join-title">{t('strip.title')}</h2>
        <p className="muted mb-0">{t('promise')}</p>
      </div>
      <ButtonLink to={paths.waitlist}>{t('common:joinWaitlist')}</ButtonLink>
    </section>
  );
}
