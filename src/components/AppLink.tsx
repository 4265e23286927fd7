import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withVersion } from '../lib/address';
import { pathLike } from '../lib/paths';

interface AppLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A plain path of section R; the language prefix of the current page is kept. */
  to: string;
  /** Handed to the page that the link leads to. */
  navigationState?: unknown;
}

export function AppLink({ to, navigationState, onClick, children, ...rest }: AppLinkProps) {
  const target = pathLike(useLocation().pathname, to);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || asksForAnotherTab(event)) return;
    event.preventDefault();
    void navigate(target, { state: navigationState });
  };
  return (
    <a {...rest} href={withVersion(target)} onClick={follow}>
      {children}
    </a>
  );
}

function asksForAnotherTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
