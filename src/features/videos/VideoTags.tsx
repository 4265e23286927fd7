import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/AppLink';
import { paths } from '../../lib/paths';
import { writeFilters } from './filtersInAddress';
import { useTagLabel } from './useTagLabel';

/** Hashtags that lead to the explorer with the tag chosen (P3). */
export function VideoTags({ tags }: { tags: string[] }) {
  const { t } = useTranslation();
  const labelOf = useTagLabel();
  return (
    <ul className="video-tags" aria-label={t('videos.filters.tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <AppLink to={paths.videos + writeFilters('', { text: '', tags: [tag] })}>#{labelOf(tag)}</AppLink>
        </li>
      ))}
    </ul>
  );
}
