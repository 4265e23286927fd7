import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../components/ButtonLink';
import { FourIdeas } from '../components/FourIdeas';
import { Figure } from '../components/Figure';
import { Page } from '../components/Page';
import { paths } from '../lib/paths';
import { TodayAndNotYet } from './community/TodayAndNotYet';
import { TwoTerms } from './community/TwoTerms';

export function CommunityPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('community.title')} description={t('community.description')} className="container">
      <div className="opening">
        <div>
          <h1>{t('community.title')}</h1>
          <p className="lead-text">{t('community.lead')}</p>
        </div>
        <Figure name="open" className="opening-figure" />
      </div>
      <TwoTerms />
      <section aria-labelledby="ideas-title" className="page-part">
        <h2 id="ideas-title">{t('community.ideas.title')}</h2>
        <FourIdeas className="ideas-told" textOf={(idea) => t(`community.ideas.${idea}`)} />
      </section>
      <TodayAndNotYet />
      <section aria-labelledby="join-title" className="page-part join-line">
        <div>
          <h2 id="join-title">{t('community.join.title')}</h2>
          <p className="muted mb-0">{t('community.join.text')}</p>
        </div>
        <ButtonLink to={paths.waitlist}>{t('common.joinWaitlist')}</ButtonLink>
      </section>
    </Page>
  );
}
