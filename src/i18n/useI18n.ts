import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

/**
 * The texts of the language shown, as `const { t } = useI18n()`. Like `useTranslation`, but without what it subscribes to: each language has
 * an instance of its own, which LanguageProvider hands out once its texts are there.
 */
export const useI18n = () => useContext(I18nContext).i18n;
