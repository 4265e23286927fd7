import type { ReactNode } from 'react';

interface HomeSectionProps {
  id: string;
  title: string;
  lead: string;
  className?: string;
  children: ReactNode;
}

/** A section named by its heading, to which a script may move the focus (U5). */
export function HomeSection({ id, title, lead, className = '', children }: HomeSectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={`section ${className}`.trim()}>
      <div className="container">
        <div className="section-head">
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="muted mb-0">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
