import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { useLanguage } from '../../i18n/useLanguage';
import { languages } from '../../lib/language';
import { chooseLanguage } from '../location/navigate';

/** Every language by its flag and its own name (N3). */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const current = useLanguage();
  const dispatch = useAppDispatch();
  return (
    <fieldset aria-label={t('nav.language')} className="language-switcher">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          className="language-button"
          onClick={() => void dispatch(chooseLanguage(language))}
        >
          <img src={`/images/flags/${language}.svg`} alt="" width="24" height="16" />
          <span className="language-name">{t(`nav.languages.${language}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}
