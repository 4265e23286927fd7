export interface Comment {
  id: string;
  videoId: string;
  /** A member id, or `guest`. */
  authorId: string;
  /** As written; sample comments have other languages under `commentTexts.{id}`. */
  text: string;
  /** ISO 8601 instant in UTC. */
  createdAt: string;
  likes: number;
}
