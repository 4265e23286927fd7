import { useTranslation } from 'react-i18next';
import type { Comment } from './comment';

/** A sample comment in the language shown; a visitor's own words as they were written. */
export function useCommentText({ id, text }: Comment): string {
  const { i18n } = useTranslation();
  const translated: unknown = i18n.getResource(i18n.language, 'translation', `commentTexts.${id}`);
  return typeof translated === 'string' ? translated : text;
}
