import type { ComponentProps } from 'react';
import { AppLink } from './AppLink';

interface ButtonLinkProps extends ComponentProps<typeof AppLink> {
  variant?: 'primary' | 'outline';
}

export function ButtonLink({ variant = 'primary', className = '', ...rest }: ButtonLinkProps) {
  return <AppLink {...rest} className={`btn ${buttonClass[variant]} ${className}`.trim()} />;
}

const buttonClass = { primary: 'btn-primary', outline: 'btn-outline-light' };
