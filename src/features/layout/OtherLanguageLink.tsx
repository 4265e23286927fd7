import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../i18n/useLanguage';
import { pathIn, plainPath } from '../../lib/paths';

/** The switcher of who has no scripts: the same page at the other language's own address. */
export function OtherLanguageLink() {
  const { t } = useTranslation();
  const other = useLanguage() === 'es' ? 'en' : 'es';
  const address = pathIn(other, plainPath(useLocation().pathname));
  return (
    <noscript>
      <a className="site-link" href={address} hrefLang={other} lang={other}>
        {t(`nav.languages.${other}`)}
      </a>
    </noscript>
  );
}
