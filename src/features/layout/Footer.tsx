import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../lib/store';
import { DatedLine } from '../../components/DatedLine';
import { paths } from '../../lib/paths';
import { selectYear } from '../../router/locationSlice';
import { BrandLink, MainLinks, SiteLink } from './SiteLinks';

export function Footer() {
  const { t } = useTranslation('footer');
  return (
    <footer className="site-footer position-relative mt-auto border-top">
      <div className="container site-footer-content d-flex flex-wrap align-items-center">
        <BrandLink />
        <nav aria-label={t('label')} className="ms-md-auto d-print-none">
          <ul className="footer-links d-flex flex-wrap">
            <MainLinks className="site-link" />
            {(['privacy', 'legal', 'accessibility'] as const).map((page) => (
              <li key={page}>
                <SiteLink to={paths[page]} className="target site-link">
                  {t(page)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <CopyrightLine />
      </div>
    </footer>
  );
}

function CopyrightLine() {
  const { t } = useTranslation('footer');
  const year = useAppSelector(selectYear);
  return <DatedLine className="caption w-100 mb-0">{t('copyright', { year })}</DatedLine>;
}
