import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { AppLink } from '../../components/AppLink';
import { paths, plainPath } from '../../lib/paths';

/** A link that knows whether it leads to where one is. */
export function SiteLink(props: ComponentProps<typeof AppLink>) {
  const path = plainPath(useLocation().pathname);
  return <AppLink {...props} aria-current={isCurrent(props.to, path) ? 'page' : undefined} />;
}

function isCurrent(to: string, path: string): boolean {
  return to === paths.videos ? path.includes(paths.videos) : path === to;
}
