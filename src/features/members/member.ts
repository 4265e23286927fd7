import { useTranslation } from 'react-i18next';

export interface Member {
  id: string;
  /** The Greek letter of the member's star, as atlases name them. */
  letter: string;
  name: string;
  role: `members:${string}.role`;
  bio: `members:${string}.bio`;
  avatarColor: string;
  link: `/profile/${string}`;
  avatarUrl?: string;
}

/** A member's words in the language shown. The record holds their keys, which the types know only by pattern. */
export function useMemberText(): (member: Member) => { role: string; bio: string } {
  const { t } = useTranslation(['members']);
  return ({ role, bio }) => ({ role: t(role as 'members:vega.role'), bio: t(bio as 'members:vega.bio') });
}
