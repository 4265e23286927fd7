import type { ReactNode } from 'react';
import { Flare } from './Flare';
import type { Idea } from './ideas';

/** A star that leaves its ring. */
const freedom = (
  <g transform="translate(-10)">
    <path d="M53 15A25 25 0 1 0 60 47" />
    <path d="M42 34 88 15" className="dashed" />
    <circle cx="38" cy="36" r="2.5" className="dot" />
    <circle cx="23" cy="22" r="2" className="dot" />
    <circle cx="30" cy="55" r="2" className="dot" />
    <Flare x={96} y={12} radius={10} />
  </g>
);

/** One who makes, joined straight to those who look. */
const creators = (
  <>
    <path d="M60 32 14 12M60 32 8 38M60 32 26 58M60 32 106 12M60 32 112 38M60 32 94 58" />
    <circle cx="14" cy="12" r="2.5" className="dot" />
    <circle cx="8" cy="38" r="2" className="dot" />
    <circle cx="26" cy="58" r="3" className="dot" />
    <circle cx="106" cy="12" r="3" className="dot" />
    <circle cx="112" cy="38" r="2" className="dot" />
    <circle cx="94" cy="58" r="2.5" className="dot" />
    <Flare x={60} y={32} radius={14} />
  </>
);

/** A star that has just risen. */
const early = (
  <>
    <path d="M4 52H116M14 52v5M26 52v3M38 52v3M50 52v3M62 52v5M74 52v3M86 52v3M98 52v3M110 52v5" />
    <path d="M20 52A44 44 0 0 1 108 52" className="dashed" />
    <circle cx="64" cy="8" r="2" className="dot" />
    <circle cx="97" cy="24" r="2" className="dot" />
    <Flare x={29} y={27} radius={12} />
  </>
);

/** Stars that share a figure, and a ring around it. */
const benefits = (
  <g transform="translate(-30)">
    <circle cx="60" cy="32" r="29" className="dashed" />
    <path d="M44 44 50 20 72 16 78 40 60 50z M60 32 50 20M60 32 78 40" />
    <circle cx="44" cy="44" r="2.5" className="dot" />
    <circle cx="50" cy="20" r="2.5" className="dot" />
    <circle cx="72" cy="16" r="2.5" className="dot" />
    <circle cx="78" cy="40" r="2.5" className="dot" />
    <circle cx="60" cy="50" r="2.5" className="dot" />
    <Flare x={60} y={32} radius={10} />
  </g>
);

const figures: Record<Idea, ReactNode> = { freedom, creators, early, benefits };

export function IdeaFigure({ idea, className = '' }: { idea: Idea; className?: string }) {
  return (
    <svg
      className={`figure ${className}`.trim()}
      viewBox="0 0 120 64"
      width="120"
      height="64"
      aria-hidden="true"
    >
      {figures[idea]}
    </svg>
  );
}
