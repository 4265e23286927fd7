import { createContext, use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../i18n/useLanguage';
import { brand, siteUrl } from '../lib/site';
import { defaultLanguage, languages, type Language } from '../lib/language';
import { pathIn, plainPath } from '../lib/paths';

interface PageProps {
  title: string;
  description: string;
  /** Pages that no search engine should list: those without an address of their own, or with one that nobody should look for. */
  hidden?: boolean | 'addressed';
  className?: string;
  children: ReactNode;
}

/** The build listens here, to write also what only crawlers read. */
export const HeadListener = createContext<
  ((head: { title: string; description: string; isHidden: boolean }) => void) | undefined
>(undefined);

/** The landmark of a page's content, and its own head: React hoists the tags. */
export function Page({ title, description, hidden = false, className = '', children }: PageProps) {
  use(HeadListener)?.({ title, description, isHidden: Boolean(hidden) });
  return (
    <main id="main" tabIndex={-1} aria-label={title} className={`page ${className}`.trim()}>
      <title>{title === brand ? title : `${title} · ${brand}`}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
      {hidden !== true && <CanonicalLinks />}
      {children}
    </main>
  );
}

/** The one address that a page in this language is known by, and the addresses of all languages. */
function CanonicalLinks() {
  const plain = plainPath(useLocation().pathname);
  const addressIn = (language: Language) => siteUrl + pathIn(language, plain);
  return (
    <>
      <link rel="canonical" href={addressIn(useLanguage())} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
    </>
  );
}
