import { useTranslation } from 'react-i18next';
import type { Member } from './member';

/** A member's words in the language shown. The record holds their keys, which the types know only by pattern. */
export function useMemberText(): (member: Member) => { role: string; bio: string } {
  const { t } = useTranslation();
  return ({ role, bio }) => ({ role: t(role as 'members.vega.role'), bio: t(bio as 'members.vega.bio') });
}
