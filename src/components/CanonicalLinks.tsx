import { useLocation } from 'react-router-dom';
import { useLanguage } from '../i18n/useLanguage';
import type { Language } from '../lib/language';
import { pathIn, plainPath } from '../lib/paths';
import { siteUrl } from '../lib/siteUrl';

/** The one address that a page in this language is known by, and the addresses of both languages. */
export function CanonicalLinks() {
  const plain = plainPath(useLocation().pathname);
  const addressIn = (language: Language) => siteUrl + pathIn(language, plain);
  return (
    <>
      <link rel="canonical" href={addressIn(useLanguage())} />
      <link rel="alternate" hrefLang="es" href={addressIn('es')} />
      <link rel="alternate" hrefLang="en" href={addressIn('en')} />
      <link rel="alternate" hrefLang="x-default" href={addressIn('es')} />
    </>
  );
}
