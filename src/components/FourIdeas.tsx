import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from './Figure';

/** What the site pitches (G1); the names are the locale keys `common:ideas.{id}`. */
export const ideas = ['freedom', 'creators', 'early', 'benefits'] as const;
export type Idea = (typeof ideas)[number];

export function FourIdeas({ Text, className = '' }: { Text: ComponentType<{ idea: Idea }>; className?: string }) {
  const { t } = useTranslation();
  return (
    <ul className={`ideas d-grid ${className}`.trim()}>
      {ideas.map((idea) => (
        <li key={idea} className="idea">
          <Figure name={idea} className="d-block mb-3" />
          <h3>{t(`ideas.${idea}`)}</h3>
          <Text idea={idea} />
        </li>
      ))}
    </ul>
  );
}
