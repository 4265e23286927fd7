import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { lessonIds } from '../lessons/lessonIds';
import { TagButton } from './TagButton';
import { selectSelectedTags } from './videoFiltersSlice';
import { readableTag } from './videoSearch';

/** Leaves the lessons whose text can be read already (B14). */
export function ReadableFilter() {
  const { t } = useTranslation();
  const pressed = useAppSelector(selectSelectedTags).includes(readableTag);
  return (
    <div>
      <TagButton tag={readableTag} label={t('videos.card.readable')} count={lessonIds.length} pressed={pressed} />
    </div>
  );
}
