import type { ReactNode } from 'react';
import Stack from 'react-bootstrap/Stack';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { Avatar } from '../../components/Avatar';
import { StateButton } from '../../components/StateButton';
import { Explained } from '../glossary/Explained';
import { useMemberText, type Member } from './member';
import { MemberLink } from './MemberLink';
import { memberFollowToggled, selectIsFollowed, selectOtherMembers } from './membersSlice';

interface ProfileHeaderProps {
  member: Member;
  /** The member's part of the chart, where there is room. */
  chart: ReactNode;
  /** Further actions beside Follow. */
  children?: ReactNode;
}

const rings = [120, 190, 260, 330, 400, 470];

/** Who a member is, drawn around the colour of their star (M2). */
export function ProfileHeader({ member, chart, children }: ProfileHeaderProps) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const followed = useAppSelector((state) => selectIsFollowed(state, member.id));
  const { role, bio } = useMemberText()(member);
  return (
    <header className={`card profile-header d-grid overflow-hidden star-${member.id}`}>
      <div className="lh-1">
        <svg className="profile-rings position-absolute" viewBox="-480 -480 960 960" aria-hidden="true">
          {rings.map((radius) => (
            <circle key={radius} r={radius} />
          ))}
        </svg>
        <Avatar member={member} size="large" />
      </div>
      <div>
        <h1 className="mb-1">
          {member.name}{' '}
          <span className="greek-letter" aria-hidden="true">
            {member.letter}
          </span>
        </h1>
        <p className="profile-role mb-0">{role}</p>
        <p className="caption">{t('character')}</p>
        <Explained id="bio" text={bio} />
        <Stack direction="horizontal" gap={2} className="flex-wrap">
          <StateButton
            isOn={followed}
            on={t('following')}
            off={t('follow')}
            className="follow-button"
            onToggle={() => dispatch(memberFollowToggled(member.id))}
          />
          {children}
        </Stack>
      </div>
      {chart}
    </header>
  );
}

/** M6: links to the other members. */
export function OtherMembers({ id }: { id: string }) {
  const { t } = useTranslation('profile');
  const textOf = useMemberText();
  const others = useAppSelector((state) => selectOtherMembers(state, id));
  return (
    <section className="page-part" aria-labelledby="others">
      <h2 id="others">{t('others')}</h2>
      <ul className="other-members auto-grid">
        {others.map((member) => (
          <li key={member.id} className="card card-hover">
            <MemberLink member={member} size="medium">
              <span className="d-block muted fs-small">{textOf(member).role}</span>
            </MemberLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
