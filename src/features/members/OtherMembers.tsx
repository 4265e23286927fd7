import Card from 'react-bootstrap/Card';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { useMemberText } from './member';
import { MemberLink } from './MemberLink';
import { selectOtherMembers } from './membersSlice';

/** M6: links to the other members. */
export function OtherMembers({ id }: { id: string }) {
  const { t } = useTranslation();
  const textOf = useMemberText();
  const others = useAppSelector((state) => selectOtherMembers(state, id));
  return (
    <section className="page-part" aria-labelledby="others">
      <h2 id="others">{t('profile.others')}</h2>
      <ul className="other-members auto-grid">
        {others.map((member) => (
          <Card as="li" key={member.id} className="card-hover">
            <MemberLink member={member} size="medium">
              <span className="d-block muted fs-small">{textOf(member).role}</span>
            </MemberLink>
          </Card>
        ))}
      </ul>
    </section>
  );
}
