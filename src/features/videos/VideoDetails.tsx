import { useTranslation } from 'react-i18next';
import { useAppSelector, useAppDispatch } from '../../lib/store';
import { AppLink } from '../../components/AppLink';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDate, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { isReadable, minutesToRead } from '../lessons/lessonIds';
import { selectLessonToRead } from '../lessons/lessonsSlice';
import { LessonWays } from '../lessons/LessonWays';
import { useMemberText } from '../members/member';
import { MemberLink } from '../members/MemberLink';
import { selectMembersByIds } from '../members/membersSlice';
import { writeFilters } from './filtersInAddress';
import type { Video } from './video';
import { useLessonLink } from './useLessonLink';
import { useTagLabel } from './videoTexts';
import { StateButton } from '../../components/StateButton';
import { selectIsLiked, videoLikeToggled } from './videosSlice';

/** Comments belong to another feature: the page counts them. */
export function VideoFacts({ video, commentCount }: { video: Video; commentCount: number }) {
  const { t } = useTranslation(['videoCard', 'comments', 'video']);
  const date = formatDate(video.publishedAt, useLanguage());
  const hasVideo = video.videoUrl !== '';
  return (
    <ul className="fs-small d-flex flex-wrap column-gap-4 mb-3 muted" aria-label={t('video:facts')}>
      <li>{t('views', { count: video.views })}</li>
      <li>{t(hasVideo ? 'duration' : 'plannedDuration', { duration: video.duration })}</li>
      <li>
        <time dateTime={video.publishedAt}>{t(hasVideo ? 'published' : 'catalogueDate', { date })}</time>
      </li>
      <li>{t('comments:count', { count: commentCount })}</li>
    </ul>
  );
}

/** P2: the first author's role stands for all of them. */
export function VideoAuthors({ authorIds }: { authorIds: string[] }) {
  const { t } = useTranslation('videoCard');
  const textOf = useMemberText();
  const authors = useAppSelector((state) => selectMembersByIds(state, authorIds));
  return (
    <ul className="d-flex flex-wrap gap-3 mb-3 border-top pt-3" aria-label={t('authors')}>
      {authors.map((member, index) => (
        <li key={member.id}>
          <MemberLink member={member} size="medium">
            {index === 0 && <span className="d-block muted fs-small">{textOf(member).role}</span>}
          </MemberLink>
        </li>
      ))}
    </ul>
  );
}

/** Hashtags that lead to the explorer with the tag chosen (P3). */
export function VideoTags({ tags }: { tags: string[] }) {
  const { t } = useTranslation('videos');
  const labelOf = useTagLabel();
  return (
    <ul className="video-tags d-flex flex-wrap column-gap-3" aria-label={t('filters.tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <AppLink to={paths.videos + writeFilters('', { text: '', tags: [tag] })} className="target text-primary">
            #{labelOf(tag)}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** The visitor's own like does not change the count, which is the record's (P1). */
export function LikeButton({ video }: { video: Video }) {
  const { t } = useTranslation('video');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const liked = useAppSelector((state) => selectIsLiked(state, video.id));
  return (
    <StateButton
      isOn={liked}
      on={t('liked')}
      off={t('like')}
      className="like-button"
      onToggle={() => dispatch(videoLikeToggled(video.id))}
    >
      {video.likes > 0 && (
        <span className="muted ms-1" aria-hidden="true">
          {formatNumber(video.likes, language)}
        </span>
      )}
    </StateButton>
  );
}

/** On the first screen of a page: to read its lesson, and to try its experiment (B24); else another lesson to read. */
export function LessonOffer({ id, hasExperiment }: { id: string; hasExperiment: boolean }) {
  return isReadable(id) ? <LessonWays hasExperiment={hasExperiment} className="lesson-offer" /> : <ReadInstead />;
}

function ReadInstead() {
  const { t } = useTranslation('video');
  const { path, title } = useLessonLink(useAppSelector(selectLessonToRead));
  return (
    <p>
      <span>{t('unwritten')}</span> <AppLink to={path}>{t('readInstead', { title, minutes: minutesToRead })}</AppLink>
    </p>
  );
}
