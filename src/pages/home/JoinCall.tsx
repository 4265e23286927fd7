import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ButtonLink';
import { OpenFigure } from '../../components/OpenFigure';
import { paths } from '../../lib/paths';

export function JoinCall() {
  const { t } = useTranslation();
  return (
    <section id="join" className="section join-call" aria-labelledby="join-title">
      <div className="container">
        <OpenFigure className="join-figure" />
        <div>
          <h2 id="join-title">{t('home.join.title')}</h2>
          <p>{t('home.join.text')}</p>
          <ButtonLink to={paths.waitlist}>{t('common.joinWaitlist')}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
