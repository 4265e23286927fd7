import { useTranslation } from 'react-i18next';
import { commentsData } from './commentsData';

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

export function isSample({ id }: Comment): boolean {
  return commentsData.some((sample) => sample.id === id);
}

/** A sample comment in the language shown; a visitor's own words as they were written. */
export function useCommentText({ id, text }: Comment): string {
  const { t, i18n } = useTranslation();
  // Only languages other than Spanish carry these texts, so the types do not know their keys.
  const isTranslated = i18n.exists(`commentTexts.${id}`);
  return isTranslated ? t(`commentTexts.${id}` as 'comments.like') : text;
}
