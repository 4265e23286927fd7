import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Figure } from '../../components/Figure';
import { languages, type Language } from '../../lib/language';
import { selectLanguage } from '../../router/locationSlice';
import { chooseLanguage } from '../../router/navigate';
import { languageFailed } from '../toasts/toastsSlice';

/** Every language by its flag and its own name (N3). */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  // The page follows a moment after the press.
  const current = useAppSelector(selectLanguage);
  const dispatch = useAppDispatch();
  const choose = (language: Language) =>
    dispatch(chooseLanguage(language)).catch((error: unknown) => {
      console.error('A language failed to load.', error);
      dispatch(languageFailed());
    });
  return (
    <fieldset aria-label={t('nav.language')} className="language-switcher">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          className="language-button"
          onClick={() => void choose(language)}
        >
          <Figure name={`flag-${language}`} className="flag" />
          <span className="language-name">{t(`nav.languages.${language}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}
