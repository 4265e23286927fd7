import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation, type NavLinkProps } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { AppLink } from '../../components/AppLink';
import { Avatar } from '../../components/Avatar';
import { Figure } from '../../components/Figure';
import { brand } from '../../lib/site';
import { pathLike, paths } from '../../lib/paths';
import { selectMembers } from '../members/membersSlice';

/** Where the navbar, the mobile menu and the footer lead, in this order (N2, N4, F1). */
const mainLinks = [
  { to: paths.home, label: 'home' },
  { to: paths.community, label: 'community' },
  { to: paths.videos, label: 'videos' },
  { to: paths.waitlist, label: 'waitlist' },
] as const;

interface SiteLinkProps extends Omit<NavLinkProps, 'to'> {
  /** A plain path of section R, as for `AppLink`. */
  to: string;
}

/** A link that marks the current page; "Videos" also below its own path (N2). */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation();
  return <NavLink discover="none" end={to !== paths.videos} {...rest} to={pathLike(pathname, to)} />;
}

export function BrandLink() {
  return (
    <AppLink to={paths.home} className="target brand-link">
      <Figure name="logo" />
      <span className="brand-name">{brand}</span>
    </AppLink>
  );
}

/** The items that navbar, mobile menu and footer share; each puts them into a list of its own. */
export function MainLinks({ className }: { className: string }) {
  const { t } = useTranslation('nav');
  return mainLinks.map(({ to, label }) => (
    <li key={to}>
      <SiteLink to={to} className={`target ${className}`}>
        {t(label)}
      </SiteLink>
    </li>
  ));
}

/** The members, each leading to the profile. */
export function MemberLinks(props: ComponentProps<'ul'>) {
  const members = useAppSelector(selectMembers);
  return (
    <ul {...props}>
      {members.map((member) => (
        <li key={member.id}>
          <SiteLink to={member.link} className={`target menu-member star-${member.id}`}>
            <Avatar member={member} size="small" />
            <span>{member.name}</span>
            <span className="menu-letter ms-auto" aria-hidden="true">
              {member.letter}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
