import type { ComponentProps } from 'react';

/** A checkbox or radio button whose state the store holds: after a reload Firefox must not tick what was ticked before. */
export function CheckInput(props: ComponentProps<'input'>) {
  return <input type="checkbox" className="form-check-input" autoComplete="off" {...props} />;
}
