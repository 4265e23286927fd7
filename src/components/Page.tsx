import type { ReactNode } from 'react';
import { brand } from '../lib/brand';
import { CanonicalLinks } from './CanonicalLinks';

interface PageProps {
  title: string;
  description: string;
  /** Pages that no search engine should list: those without an address of their own, or with one that nobody should look for. */
  hidden?: boolean | 'addressed';
  className?: string;
  children: ReactNode;
}

/** The landmark of a page's content, and its own head: React hoists the tags. */
export function Page({ title, description, hidden = false, className = '', children }: PageProps) {
  return (
    <main id="main" tabIndex={-1} className={`page ${className}`.trim()}>
      <title>{title === brand ? title : `${title} · ${brand}`}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
      {hidden !== true && <CanonicalLinks />}
      {children}
    </main>
  );
}
