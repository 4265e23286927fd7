import { useTranslation } from 'react-i18next';
import { mainLinks } from './siteLinks';
import { SiteLink } from './SiteLink';

/** The items that navbar, mobile menu and footer have in common, for a list of each's own. */
export function MainLinks({ className }: { className: string }) {
  const { t } = useTranslation();
  return mainLinks.map(({ to, label }) => (
    <li key={to}>
      <SiteLink to={to} className={className}>
        {t(label)}
      </SiteLink>
    </li>
  ));
}
