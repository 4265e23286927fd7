import { useRef, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';

export type Step = [word: string, press: () => unknown];

interface ExperimentBarProps {
  className?: string;
  /** What came of the last step. It is announced. */
  told: string;
  isBroken?: boolean;
  step: Step;
  /** Goes away once it is pressed. */
  other?: Step | false | null;
  otherVariant?: string;
  /** After what is told, and not announced. */
  children?: ReactNode;
}

/** How it stands, and what to do next. One button for all steps: it keeps the focus from one to the next. */
export function ExperimentBar(props: ExperimentBarProps) {
  const { className = '', told, isBroken, step, other, otherVariant = 'link', children } = props;
  const next = useRef<HTMLButtonElement>(null);
  const [word, press] = step;
  return (
    <div className={`experiment-bar ${className}`.trim()}>
      <p className={isBroken ? 'text-danger' : undefined}>
        <output>{told}</output>
        {children}
      </p>
      <div className="experiment-steps">
        <Button ref={next} variant="outline-light" onClick={press}>
          {word}
        </Button>
        {other && (
          <Button
            variant={otherVariant}
            onClick={() => {
              next.current?.focus();
              other[1]();
            }}
          >
            {other[0]}
          </Button>
        )}
      </div>
    </div>
  );
}
