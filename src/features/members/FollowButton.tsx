import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { memberFollowToggled, selectIsFollowed } from './membersSlice';

export function FollowButton({ id }: { id: string }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const followed = useAppSelector((state) => selectIsFollowed(state, id));
  return (
    <button
      type="button"
      className={`btn ${followed ? 'btn-outline-light' : 'btn-primary'}`}
      aria-pressed={followed}
      onClick={() => dispatch(memberFollowToggled(id))}
    >
      {t(followed ? 'profile.following' : 'profile.follow')}
    </button>
  );
}
