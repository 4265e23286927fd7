import { useTranslation } from 'react-i18next';
import { Figure } from '../../components/Figure';

/** A teaser of what does not exist yet; it says so first. */
export function Challenge() {
  const { t } = useTranslation();
  return (
    <section id="challenge" className="section challenge" aria-labelledby="challenge-title">
      <div className="container">
        <div className="plate challenge-plate">
          <div>
            <p className="challenge-badge">{t('home.challenge.badge')}</p>
            <h2 id="challenge-title">{t('home.challenge.title')}</h2>
            <p>{t('home.challenge.text')}</p>
            <p className="muted mb-0">{t('home.challenge.note')}</p>
          </div>
          <Figure name="challenge" className="challenge-figure" />
        </div>
      </div>
    </section>
  );
}
