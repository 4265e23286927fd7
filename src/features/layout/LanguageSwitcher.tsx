import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Figure } from '../../components/Figure';
import { withVersion } from '../../lib/address';
import { languages, type Language } from '../../lib/language';
import { namedPath } from '../../lib/paths';
import { selectLanguage, selectPlainPath } from '../../router/locationSlice';
import { chooseLanguage } from '../../router/navigate';

/** Every language by its flag and its own name (N3). Links, which answer before and without scripts (B17). */
export function LanguageSwitcher() {
  const { t } = useTranslation('nav');
  // The page follows a moment after the press.
  const current = useAppSelector(selectLanguage);
  const plain = useAppSelector(selectPlainPath);
  const dispatch = useAppDispatch();
  const choose = (event: MouseEvent, language: Language) => {
    // The browser opens a link in another tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void dispatch(chooseLanguage(language));
  };
  return (
    <ul aria-label={t('language')} className="language-switcher">
      {languages.map((language) => (
        <li key={language}>
          <a
            href={withVersion(namedPath(language, plain))}
            hrefLang={language}
            lang={language}
            aria-current={language === current || undefined}
            className="target language-link justify-content-center px-2"
            onClick={(event) => choose(event, language)}
          >
            <Figure name={`flag-${language}`} className="flag overflow-hidden" />
            <span className="language-name">{t(`languages.${language}`)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
