import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { Figure } from '../../components/Figure';
import { useLanguage } from '../../i18n/useLanguage';
import { withVersion } from '../../lib/address';
import { languages, type Language } from '../../lib/language';
import { pathIn } from '../../lib/paths';
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
    <>
      <ul aria-label={t('language')} className="language-switcher">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={withVersion(pathIn(language, plain))}
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
      <LanguageAnnouncement />
    </>
  );
}

/** A screen reader takes no notice while all texts of the page change. */
const announceAfterMs = 500;

/** Says the new language. It stands here, since nothing outside the open menu is heard. */
function LanguageAnnouncement() {
  const { t } = useTranslation('nav');
  const language = useLanguage();
  const shown = useRef(language);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (shown.current === language) return undefined;
    const timer = window.setTimeout(() => {
      shown.current = language;
      said.current!.textContent = t(`languages.${language}`);
    }, announceAfterMs);
    return () => window.clearTimeout(timer);
  }, [language, t]);
  return <p ref={said} className="visually-hidden" aria-live="polite" />;
}
