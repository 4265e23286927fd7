import { useRef, type ReactNode, type ComponentProps } from 'react';
import { Button, type ButtonProps } from '../../components/Button';

export type Step = [label: string, onClick: () => unknown];

interface ExperimentBarProps {
  className?: string;
  /** The result of the last step. Screen readers announce it. */
  status: string;
  isBroken?: boolean;
  step: Step;
  /** A second button, which disappears when it is pressed. */
  other?: Step | false | null;
  otherVariant?: ButtonProps['variant'];
  /** Whether the step is what to do next, and not one of two answers. */
  isNext?: boolean;
  /** Shown after the status, not announced. */
  children?: ReactNode;
}

/** The status and the next step. All steps share one button, so the focus stays on it. */
export function ExperimentBar(props: ExperimentBarProps) {
  const { className = '', status, isBroken, step, other, otherVariant = 'link', isNext = true, children } = props;
  const stepButton = useRef<HTMLButtonElement>(null);
  const [label, onClick] = step;
  return (
    <div
      className={`experiment-bar d-flex flex-wrap align-items-center justify-content-between mb-3 ${className}`.trim()}
    >
      <p className={isBroken ? 'text-danger' : undefined}>
        <span aria-live="polite">{status}</span>
        {children}
      </p>
      <div className="experiment-steps align-items-center">
        <StepButton ref={stepButton} isNext={isNext} onClick={onClick}>
          {label}
        </StepButton>
        {other && (
          <Button
            variant={otherVariant}
            onClick={() => {
              stepButton.current?.focus();
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

/** A step of an experiment; the next one wears gold. What a press makes of the button is announced. */
export function StepButton({ isNext, children, ...rest }: ComponentProps<typeof Button> & { isNext: boolean }) {
  return (
    <Button {...rest} variant="outline" className={isNext ? 'is-next' : undefined}>
      <span aria-live="polite">{children}</span>
    </Button>
  );
}
