import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
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
  const href = useHref(target);
  const follow = useLinkClickHandler<HTMLAnchorElement>(target, { state: navigationState });
  return (
    <a
      {...rest}
      href={withVersion(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
