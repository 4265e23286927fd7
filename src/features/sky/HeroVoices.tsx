import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../lib/store';
import { AppLink } from '../../components/AppLink';
import { useMemberText, type Member } from '../members/member';
import { selectMembers } from '../members/membersSlice';
import { selectPressedStar } from './starfieldSlice';

const firstSentenceOf = (bio: string) => /^.*?\.(?= )/.exec(bio)?.[0] ?? bio;

/** Who the star is that is pointed at or focused. They share one place, so nothing moves; the links say the same to everyone. */
export function Voices({ members }: { members: Member[] }) {
  const { t } = useTranslation('home');
  const textOf = useMemberText();
  return (
    <div className="hero-voices in-one-place fs-small" aria-hidden="true">
      <p className="hero-hint muted">{t('hero.hint')}</p>
      {members.map((member) => {
        const { role, bio } = textOf(member);
        return (
          <p key={member.id} className={`hero-voice star-${member.id}`}>
            <b>{member.name}</b> <span className="profile-role">{role}</span>
            <span className="d-block muted">{firstSentenceOf(bio)}</span>
          </p>
        );
      })}
    </div>
  );
}

export const pressedVoice = 'hero-pressed';

/** Who the star is that a finger pressed, with the way to them. Announced, since that press leads nowhere. */
export function PressedVoice() {
  const { t } = useTranslation('home');
  const textOf = useMemberText();
  const pressed = useAppSelector(selectPressedStar);
  const member = useAppSelector(selectMembers).find(({ id }) => id === pressed);
  return (
    <div id={pressedVoice} className="hero-pressed text-start" aria-live="polite">
      {member && (
        <div className={`star-${member.id}`}>
          <b>{member.name}</b> <span className="profile-role fs-small">{textOf(member).role}</span>
          <p className="mb-1 muted fs-small">{firstSentenceOf(textOf(member).bio)}</p>
          <AppLink to={member.link}>{t('hero.meet', { name: member.name })}</AppLink>
        </div>
      )}
    </div>
  );
}
