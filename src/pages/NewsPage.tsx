import { createSelector } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../components/AppLink';
import { DatedLine } from '../components/DatedLine';
import { Page } from '../components/Page';
import { hasExperiment } from '../features/lessons/experimentIds';
import { ProgressLine } from '../features/home/TodayAndNotYet';
import { newsOf, type NewsItem, type NewsWeek } from '../features/news/news';
import type { Revision } from '../features/lessons/lessonText';
import type { LessonId } from '../features/lessons/lessonIds';
import { selectVideos } from '../features/videos/videosSlice';
import { textOf, useVideoTexts } from '../features/videos/videoTexts';
import { JoinStrip } from '../features/waitlist/JoinStrip';
import { useLanguage } from '../i18n/useLanguage';
import { formatDate, formatShortDate } from '../lib/format';
import { pathIn, paths } from '../lib/paths';
import { publicFile } from '../lib/site';
import { useAppSelector } from '../lib/store';
import { selectDay } from '../router/locationSlice';

/** The build puts it here (`revisionSettings`), so that the page fetches no lesson for it. */
const revisions = JSON.parse(process.env.REVISIONS!) as Record<LessonId, Revision>;

const selectNews = createSelector([selectVideos, selectDay], (videos, today) => newsOf(videos, revisions, today));

/** What is new, by week, and which weeks had nothing (B31). */
export function NewsPage() {
  const { t } = useTranslation(['news', 'progress']);
  const language = useLanguage();
  const weeks = useAppSelector(selectNews);
  const date = formatDate(useAppSelector(selectDay), language);
  const sinceNews = weeks[0]?.quiet ?? 0;
  return (
    <Page title={t('progress:news')} description={t('description')} className="container">
      <h1>{t('progress:news')}</h1>
      <p className="lead-text">{t('lead')}</p>
      <DatedLine className="mt-3 mb-0">
        {sinceNews > 0 ? t('untilToday', { date, count: sinceNews }) : t('thisWeek', { date })}
      </DatedLine>
      <ProgressLine>
        <a className="d-inline-block py-1" href={publicFile(pathIn(language, paths.feed))}>
          {t('feed')}
        </a>
      </ProgressLine>
      {weeks.map((week, index) => (
        <Week key={week.start} week={week} isNewest={index === 0} />
      ))}
      <JoinStrip />
    </Page>
  );
}

/** The weeks without news after the newest count until today, which the top of the page says. */
function Week({ week: { start, items, quiet }, isNewest }: { week: NewsWeek; isNewest: boolean }) {
  const { t } = useTranslation('news');
  const date = formatDate(start, useLanguage());
  return (
    <>
      {!isNewest && quiet > 0 && (
        <ul className="star-list star-list-empty mt-4 mb-0">
          <li>{t('quiet', { count: quiet })}</li>
        </ul>
      )}
      <section aria-labelledby={`week-${start}`} className="policy-part">
        <h2 id={`week-${start}`} className="h3">
          {t('week', { date })}
        </h2>
        <ul className="star-list mt-0 mb-0">
          {items.map((item) => (
            <Item key={`${item.video.id} ${item.kind}`} {...item} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Item({ video, kind, version, date }: NewsItem) {
  const { t } = useTranslation('news');
  const what = t(kind, { version, date: formatShortDate(date, useLanguage()).replaceAll(' ', '\u00a0') });
  const isTried = kind !== 'published' && hasExperiment(video.id);
  return (
    <li>
      <AppLink to={paths.video(video.id)}>{textOf(video, useVideoTexts()).title}</AppLink>
      <span className="caption d-block">{isTried ? `${what}\u00a0· ${t('experiment')}` : what}</span>
    </li>
  );
}
