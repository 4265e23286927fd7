import type { ComponentProps } from 'react';

/** A checkbox, or a radio button, that the store holds. After a reload Firefox would tick what was ticked before, unless it is told not to. */
export function CheckInput(props: ComponentProps<'input'>) {
  return <input type="checkbox" className="form-check-input" autoComplete="off" {...props} />;
}
