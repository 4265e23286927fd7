import Container from 'react-bootstrap/Container';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { useHydrated } from '../../components/useHydrated';
import { useLanguage } from '../../i18n/useLanguage';
import { languages } from '../../lib/language';
import { pathIn, paths, plainPath } from '../../lib/paths';
import { selectYear } from '../../router/locationSlice';
import { BrandLink, MainLinks, SiteLink } from './SiteLinks';

/** On a narrow screen without scripts its links are the navigation. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="site-footer">
      <Container className="site-footer-content">
        <BrandLink />
        <nav aria-label={t('footer.label')}>
          <ul className="footer-links">
            <MainLinks className="site-link" />
          </ul>
        </nav>
        <OtherLanguageLinks />
        <CopyrightLine />
        <SiteLink to={paths.privacy} className="site-link footer-privacy">
          {t('footer.privacy')}
        </SiteLink>
      </Container>
    </footer>
  );
}

/** The language switcher without scripts: the same page at the other languages' own addresses. */
function OtherLanguageLinks() {
  const { t } = useTranslation();
  const current = useLanguage();
  const plain = plainPath(useLocation().pathname);
  return (
    <noscript>
      {languages
        .filter((language) => language !== current)
        .map((other) => (
          <a key={other} className="site-link" href={pathIn(other, plain)} hrefLang={other} lang={other}>
            {t(`nav.languages.${other}`)}
          </a>
        ))}
    </noscript>
  );
}

/**
 * HTML built last year shows last year: hydration accepts it as it is, and the new key then replaces the line,
 * since React does not correct a text whose difference it was told to ignore.
 */
function CopyrightLine() {
  const { t } = useTranslation();
  const year = useAppSelector(selectYear);
  const isHydrated = useHydrated();
  return (
    <p key={String(isHydrated)} className="caption" suppressHydrationWarning>
      {t('footer.copyright', { year })}
    </p>
  );
}
