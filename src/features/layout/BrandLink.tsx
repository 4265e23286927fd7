import { AppLink } from '../../components/AppLink';
import { brand } from '../../lib/brand';
import { paths } from '../../lib/paths';

export function BrandLink() {
  return (
    <AppLink to={paths.home} className="brand-link">
      <img src="/images/logo.svg" alt="" width="32" height="32" />
      <span className="brand-name">{brand}</span>
    </AppLink>
  );
}
