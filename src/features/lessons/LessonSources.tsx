import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/AppLink';
import { useLanguage } from '../../i18n/useLanguage';
import { controller } from '../../lib/controller';
import { formatDate } from '../../lib/format';
import { paths } from '../../lib/paths';
import type { LessonText, Source } from './lessonText';

/** Where the text has its facts from, which version it is, and whom to tell of an error. */
export function LessonSources({ lesson }: { lesson: LessonText }) {
  const { t } = useTranslation('lesson');
  const { sources, version, date } = lesson;
  return (
    <>
      <p>{t('sourcesLead')}</p>
      <ol>
        {sources.map((source) => (
          <SourceItem key={source.url} source={source} />
        ))}
      </ol>
      <p className="lesson-note">{t('version', { version, date: formatDate(date, useLanguage()) })}</p>
      <p>
        <ReportLink />
      </p>
    </>
  );
}

export function SourceItem({ source }: { source: Source }) {
  const { title, language, publisher, year, url, consulted, supports } = source;
  const { t } = useTranslation('lesson');
  const date = formatDate(consulted, useLanguage());
  return (
    <li className="mb-2">
      <a href={url} lang={language} rel="external noopener noreferrer">
        {title}
      </a>
      <br />
      <span className="caption">{t('source', { publisher, year: String(year), date })}</span>
      <br />
      {supports}
    </li>
  );
}

/** By mail once the project has an address; until then the privacy page says how to reach it. */
function ReportLink() {
  const { t } = useTranslation('lesson');
  if (controller.email) return <a href={`mailto:${controller.email}`}>{t('reportByMail')}</a>;
  return <AppLink to={paths.privacy}>{t('reportByPrivacy')}</AppLink>;
}
