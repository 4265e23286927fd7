import type { ComponentProps } from 'react';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof buttonClass;
}

/** Bootstrap's button; why not React-Bootstrap's: docs/decisions/react-bootstrap.md. */
export function Button({ variant = 'primary', className = '', ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={`btn ${buttonClass[variant]} ${className}`.trim()} />;
}

export const buttonClass = { primary: 'btn-primary', outline: 'btn-outline-light', link: 'btn-link' };
