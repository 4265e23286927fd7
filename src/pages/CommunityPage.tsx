import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../app/hooks';
import { ButtonLink } from '../components/ButtonLink';
import { FourIdeas } from '../components/FourIdeas';
import { Figure } from '../components/Figure';
import { Page } from '../components/Page';
import { selectMembers } from '../features/members/membersSlice';
import { selectVideos } from '../features/videos/videosSlice';
import { paths } from '../lib/paths';

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

/** The two words that the rest of the page needs. */
function TwoTerms() {
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

/** What exists and what does not, side by side. */
function TodayAndNotYet() {
  const { t } = useTranslation();
  const videos = useAppSelector(selectVideos).length;
  const members = useAppSelector(selectMembers).length;
  return (
    <section aria-labelledby="state-title" className="page-part">
      <h2 id="state-title">{t('community.state.title')}</h2>
      <div className="two-lists">
        <div>
          <h3>{t('community.state.today.title')}</h3>
          <ul className="star-list">
            <li>{t('community.state.today.list')}</li>
            <li>{t('community.state.today.lessons', { videos })}</li>
            <li>{t('community.state.today.voices', { members })}</li>
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
