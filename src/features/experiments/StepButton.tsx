import type { ComponentProps } from 'react';
import Button from 'react-bootstrap/Button';

/** A step of an experiment; the next one wears gold. */
export function StepButton({ isNext, ...rest }: ComponentProps<typeof Button> & { isNext: boolean }) {
  return <Button {...rest} variant="outline-light" className={isNext ? 'is-next' : undefined} />;
}
