export interface Member {
  id: string;
  /** The Greek letter of the member's star, as atlases name them. */
  letter: string;
  name: string;
  /** Translation key. */
  role: `members.${string}.role`;
  /** Translation key. */
  bio: `members.${string}.bio`;
  /** CSS colour of the member's star. */
  avatarColor: string;
  /** Path of the profile page. */
  link: `/profile/${string}`;
  avatarUrl?: string;
}
