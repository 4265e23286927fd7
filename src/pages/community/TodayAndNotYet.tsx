import { useTranslation } from 'react-i18next';

/** What exists and what does not, side by side. */
export function TodayAndNotYet() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="state-title" className="page-part">
      <h2 id="state-title">{t('community.state.title')}</h2>
      <div className="two-lists">
        <div>
          <h3>{t('community.state.today.title')}</h3>
          <ul className="star-list">
            <li>{t('community.state.today.list')}</li>
            <li>{t('community.state.today.lessons')}</li>
            <li>{t('community.state.today.voices')}</li>
          </ul>
        </div>
        <div>
          <h3>{t('community.state.notYet.title')}</h3>
          <ul className="star-list star-list-empty">
            <li>{t('community.state.notYet.videos')}</li>
            <li>{t('community.state.notYet.accounts')}</li>
            <li>{t('community.state.notYet.token')}</li>
          </ul>
        </div>
      </div>
    </section>
  );
}
