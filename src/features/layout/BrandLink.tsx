import { AppLink } from '../../components/AppLink';
import { Figure } from '../../components/Figure';
import { brand } from '../../lib/brand';
import { paths } from '../../lib/paths';

export function BrandLink() {
  return (
    <AppLink to={paths.home} className="brand-link">
      <Figure name="logo" />
      <span className="brand-name">{brand}</span>
    </AppLink>
  );
}
