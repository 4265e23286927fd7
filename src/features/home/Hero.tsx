import Container from 'react-bootstrap/Container';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/AppLink';
import { paths } from '../../lib/paths';
import { publicFile } from '../../lib/site';
import { ScrollArrow } from './ScrollArrow';
import { MotionToggle } from './Starfield';

export function Hero() {
  const { t } = useTranslation();
  return (
    <section className="hero" aria-labelledby="hero-title">
      <Container className="hero-content">
        <img
          className="hero-image"
          src={publicFile('/images/hero.svg')}
          alt={t('home.hero.imageAlt')}
          width="480"
          height="480"
        />
        <div className="mw-100">
          <p className="caption hero-caption">{t('home.hero.caption')}</p>
          <h1 id="hero-title">{t('home.hero.title')}</h1>
          <p className="hero-text muted">{t('home.hero.text')}</p>
          <div className="hero-buttons d-flex flex-wrap gap-3">
            <ButtonLink to={paths.waitlist}>{t('common.joinWaitlist')}</ButtonLink>
            <ButtonLink to={paths.videos} variant="outline">
              {t('common.exploreVideos')}
            </ButtonLink>
          </div>
        </div>
      </Container>
      <ScrollArrow leadsTo="what-is" />
      <MotionToggle />
    </section>
  );
}
