import { useTranslation } from 'react-i18next';
import { FourIdeas, type Idea } from '../components/FourIdeas';
import { LetterFigure } from '../components/sky/LetterFigure';
import { Page } from '../components/Page';
import { Explained, Glossary } from '../features/glossary/Explained';
import { MemberLink } from '../features/members/MemberLink';
import { selectMembers } from '../features/members/membersSlice';
import { useAppSelector } from '../lib/store';
import { JoinStrip } from '../features/waitlist/JoinStrip';
import { TodayAndNotYet, WhoIsBehind } from '../features/home/TodayAndNotYet';

/** What people ask before they join (B19). */
const questions = ['money', 'teachers', 'there', 'chain', 'round', 'data'] as const;

export function CommunityPage() {
  const { t } = useTranslation(['community', 'progress']);
  const members = useAppSelector(selectMembers);
  return (
    <Page title={t('title')} description={t('description')} className="container">
      <div className="opening d-lg-flex align-items-center justify-content-between">
        <div>
          <h1>{t('title')}</h1>
          <Explained id="lead" text={t('lead')} className="lead-text" />
          <WhoIsBehind />
        </div>
        <div className="opening-figure flex-shrink-0 d-none d-lg-block">
          <LetterFigure />
        </div>
      </div>
      <ul className="faces mt-4">
        {members.map((member) => (
          <li key={member.id} className="position-relative">
            <MemberLink member={member} size="medium" />
          </li>
        ))}
      </ul>
      <section aria-labelledby="ideas-title" className="page-part">
        <h2 id="ideas-title">{t('ideas.title')}</h2>
        <FourIdeas className="ideas-explained" Text={ExplainedIdea} />
      </section>
      <section aria-labelledby="questions-title" className="page-part">
        <h2 id="questions-title">{t('questions.title')}</h2>
        <dl className="questions auto-grid">
          {questions.map((id) => (
            <div key={id}>
              <dt>{t(`questions.${id}.question`)}</dt>
              <dd className="muted mb-0">{t(`questions.${id}.answer`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="state-title" className="page-part">
        <h2 id="state-title">{t('progress:title')}</h2>
        <TodayAndNotYet />
      </section>
      <section aria-labelledby="glossary-title" className="page-part">
        <h2 id="glossary-title">{t('glossary.title')}</h2>
        <Glossary />
      </section>
      <JoinStrip />
    </Page>
  );
}

function ExplainedIdea({ idea }: { idea: Idea }) {
  const { t } = useTranslation('community');
  return <Explained id={idea} text={t(`ideas.${idea}`)} className="muted mb-0" />;
}
