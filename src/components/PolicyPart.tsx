import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  text?: string;
  items?: [name: string, item: ReactNode][];
  children?: ReactNode;
}

/** A part of a page about the site itself: its heading, and beside it what is said. */
export function PolicyPart({ id, title, text, items, children }: Props) {
  return (
    <section aria-labelledby={id} className="policy-part">
      <h2 id={id} className="h3">
        {title}
      </h2>
      <div>
        {text && <p>{text}</p>}
        {items && items.length > 0 && (
          <ul>
            {items.map(([name, item]) => (
              <li key={name} className="mb-2">
                {item}
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  );
}
