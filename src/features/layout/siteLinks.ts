import { paths } from '../../lib/paths';

/** Where the navbar, the mobile menu and the footer lead, in this order (N2, N4, F1). */
export const mainLinks = [
  { to: paths.home, label: 'nav.home' },
  { to: paths.community, label: 'nav.community' },
  { to: paths.videos, label: 'nav.videos' },
  { to: paths.waitlist, label: 'nav.waitlist' },
] as const;
