import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  text?: string;
  /** The page's own heading, or one inside it. */
  level?: 1 | 2;
  /** The way on: a link or a button. */
  children?: ReactNode;
}

/** An empty or missing state: a little drawing, a sentence and a way on. */
export function Notice({ title, text, level = 1, children }: NoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="notice">
      <svg className="notice-stars" viewBox="0 0 120 60" aria-hidden="true">
        <path d="M8 44 40 18 70 36" />
        <path d="M70 36 108 12" strokeDasharray="3 5" />
        <circle cx="8" cy="44" r="3" />
        <circle cx="40" cy="18" r="4.5" />
        <circle cx="70" cy="36" r="3.5" />
        <circle cx="108" cy="12" r="4" className="notice-missing" />
      </svg>
      <Heading className="h2">{title}</Heading>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
