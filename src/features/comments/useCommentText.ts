import { useTranslation } from 'react-i18next';
import type { Comment } from './comment';

/** A sample comment in the language shown; a visitor's own words as they were written. */
export function useCommentText({ id, text }: Comment): string {
  const { t, i18n } = useTranslation();
  const key = `commentTexts.${id}`;
  // Only languages other than Spanish carry these texts, so the types do not know their keys.
  return i18n.exists(key) ? t(key as 'comments.like') : text;
}
