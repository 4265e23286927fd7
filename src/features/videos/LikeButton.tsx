import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { StateButton } from '../../components/StateButton';
import { useLanguage } from '../../i18n/useLanguage';
import { formatNumber } from '../../lib/format';
import type { Video } from './video';
import { selectIsLiked, videoLikeToggled } from './videosSlice';

/** The visitor's own like does not change the count, which is the record's (P1). */
export function LikeButton({ video }: { video: Video }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const liked = useAppSelector((state) => selectIsLiked(state, video.id));
  return (
    <StateButton
      isOn={liked}
      on={t('video.liked')}
      off={t('video.like')}
      className="like-button"
      onToggle={() => dispatch(videoLikeToggled(video.id))}
    >
      {' '}
      <span className="muted">{formatNumber(video.likes, language)}</span>
    </StateButton>
  );
}
