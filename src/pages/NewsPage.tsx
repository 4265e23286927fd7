import { useTranslation } from 'react-i18next';
import { AppLink } from '../components/AppLink';
import { DatedLine } from '../components/DatedLine';
import { Page } from '../components/Page';
import { PolicyPart } from '../components/PolicyPart';
import { withTexts } from '../components/loadable';
import { hasExperiment } from '../features/experiments/experimentIds';
import type { NewsItem } from '../features/news/news';
import { selectNews } from '../features/news/selectNews';
import { ProgressLine } from '../features/news/ProgressLine';
import { textOf, useVideoTexts } from '../features/videos/videoTexts';
import { JoinStrip } from '../features/waitlist/JoinStrip';
import { namespace } from '../i18n/texts';
import { useLanguage } from '../i18n/useLanguage';
import { formatDate, formatShortDate } from '../lib/format';
import type { Language } from '../lib/language';
import { pathIn, paths } from '../lib/paths';
import { publicFile } from '../lib/site';
import { useAppSelector } from '../lib/store';
import { selectDay } from '../router/locationSlice';

const texts = namespace('news', {
  es: () => import('../../locales/es/news.json'),
  en: () => import('../../locales/en/news.json'),
});
export const loadTexts = (language: Language) => texts[language].load();

/** What is new, by week, and which weeks had nothing (B31). */
export const NewsPage = withTexts(texts, function News() {
  const { t } = useTranslation(['news', 'progress']);
  const language = useLanguage();
  const weeks = useAppSelector(selectNews);
  const date = formatDate(useAppSelector(selectDay), language);
  const sinceNews = weeks[0]?.quiet ?? 0;
  return (
    <Page title={t('progress:news')} description={t('description')} className="container">
      <h1>{t('progress:news')}</h1>
      <p className="lead-text">{t('lead')}</p>
      <p className="caption mt-3 mb-0">
        <ProgressLine />
      </p>
      <p className="mb-4">
        <a className="target" href={publicFile(pathIn(language, paths.feed))}>
          {t('feed')}
        </a>
      </p>
      <DatedLine className="muted">
        {sinceNews > 0 ? t('untilToday', { date, count: sinceNews }) : t('thisWeek', { date })}
      </DatedLine>
      {weeks.map(({ start, items, quiet }, index) => (
        <div key={start}>
          {index > 0 && quiet > 0 && <p className="muted mt-4 mb-0">{t('quiet', { count: quiet })}</p>}
          <PolicyPart
            id={`week-${start}`}
            title={t('week', { date: formatDate(start, language) })}
            items={items.map((item) => [`${item.video.id} ${item.kind}`, <Item key={item.video.id} {...item} />])}
          />
        </div>
      ))}
      <JoinStrip />
    </Page>
  );
});

function Item({ video, kind, version, date }: NewsItem) {
  const { t } = useTranslation('news');
  const day = formatShortDate(date, useLanguage());
  return (
    <>
      <AppLink to={paths.video(video.id)}>{textOf(video, useVideoTexts()).title}</AppLink>
      <span className="caption d-block">
        {t(kind, { version, date: day })}
        {kind !== 'published' && hasExperiment(video.id) && ` · ${t('experiment')}`}
      </span>
    </>
  );
}
