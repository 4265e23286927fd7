import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ButtonLink';
import { Figure } from '../../components/Figure';
import { paths } from '../../lib/paths';

export function JoinCall() {
  const { t } = useTranslation();
  return (
    <section id="join" className="section join-call" aria-labelledby="join-title">
      <div className="container">
        <Figure name="open" className="join-figure" />
        <div>
          <h2 id="join-title">{t('home.join.title')}</h2>
          <p>{t('home.join.text')}</p>
          <ButtonLink to={paths.waitlist}>{t('common.joinWaitlist')}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
