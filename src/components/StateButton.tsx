import type { ReactNode } from 'react';
import { Button } from './Button';
import { StarIcon } from './sky/stars';

interface StateButtonProps {
  isOn: boolean;
  /** What the button says in either state. */
  on: string;
  off: string;
  className: string;
  onToggle: () => void;
  children?: ReactNode;
}

/**
 * A button whose words show its state. A screen reader hears one name and "pressed" instead: it would not hear a name that changes. It has
 * the width of the longer words, so that nothing beside it moves.
 */
export function StateButton({ isOn, on, off, className, onToggle, children }: StateButtonProps) {
  return (
    <Button
      variant="outline"
      className={`${className} ${isOn ? 'is-chosen' : ''}`}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      <span className="visually-hidden">{off}</span>
      <span className="in-one-place d-inline-grid" aria-hidden="true">
        <span>
          <StarIcon /> <span>{isOn ? on : off}</span>
        </span>
        <span className="invisible">
          <StarIcon /> <span>{isOn ? off : on}</span>
        </span>
      </span>
      {children}
    </Button>
  );
}
