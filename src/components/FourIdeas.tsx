import type { ReactNode } from 'react';
import { useI18n } from '../i18n/useI18n';
import { Figure } from './Figure';
import { ideas, type Idea } from './ideas';

interface FourIdeasProps {
  /** What the page tells about each. */
  textOf: (idea: Idea) => ReactNode;
  className?: string;
}

export function FourIdeas({ textOf, className = '' }: FourIdeasProps) {
  const { t } = useI18n();
  return (
    <ul className={`ideas ${className}`.trim()}>
      {ideas.map((idea) => (
        <li key={idea} className="idea">
          <Figure name={idea} />
          <h3>{t(`common.ideas.${idea}`)}</h3>
          <p>{textOf(idea)}</p>
        </li>
      ))}
    </ul>
  );
}
