import type { ReactNode } from 'react';
import { FourStars } from './sky/stars';

interface NoticeProps {
  title: string;
  text?: string;
  level?: 1 | 2;
  children?: ReactNode;
}

/** An empty or missing state: a little drawing, a sentence and a way on. */
export function Notice({ title, text, level = 1, children }: NoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="notice px-3 text-center">
      <FourStars />
      <Heading className="h2">{title}</Heading>
      {text && <p className="muted">{text}</p>}
      {children}
    </div>
  );
}
