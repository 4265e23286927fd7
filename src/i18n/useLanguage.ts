import { useI18n } from './useI18n';
import type { Language } from '../lib/language';

export function useLanguage(): Language {
  return useI18n().language as Language;
}
