import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pathLike } from '../lib/paths';
import { buttonClass } from './Button';

interface AppLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** A plain path of section R; the language prefix of the current page is kept. */
  to: string;
}

export function AppLink({ to, ...rest }: AppLinkProps) {
  return <Link discover="none" {...rest} to={pathLike(useLocation().pathname, to)} />;
}

interface ButtonLinkProps extends ComponentProps<typeof AppLink> {
  variant?: 'primary' | 'outline';
}

export function ButtonLink({ variant = 'primary', className = '', ...rest }: ButtonLinkProps) {
  return <AppLink {...rest} className={`btn ${buttonClass[variant]} ${className}`.trim()} />;
}
