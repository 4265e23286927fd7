import Container from 'react-bootstrap/Container';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../lib/store';
import { AppLink, ButtonLink } from '../../components/AppLink';
import { paths } from '../../lib/paths';
import { minutesToRead } from '../lessons/lessonIds';
import { selectLessonToRead } from '../lessons/lessonsSlice';
import { useLessonLink } from '../videos/useLessonLink';
import { selectVideos } from '../videos/videosSlice';
import { HeroSky } from './HeroSky';
import { ScrollArrow } from './ScrollArrow';
import { MotionToggle } from './Starfield';
import { WhoIsBehind } from './WhoIsBehind';

export function Hero() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <section className="hero position-relative d-flex align-items-center" aria-labelledby="hero-title">
      <Container className="hero-content d-grid">
        <div className="hero-words">
          <p className="caption hero-caption">{t('hero.caption')}</p>
          <h1 id="hero-title">{t('hero.title')}</h1>
          <p className="hero-text muted">
            <span>{t('hero.text')}</span> <span className="hero-more">{t('hero.textMore')}</span>
          </p>
          <div className="hero-buttons d-flex flex-wrap gap-3">
            <ButtonLink to={paths.waitlist}>{t('common:joinWaitlist')}</ButtonLink>
            <ButtonLink to={paths.videos} variant="outline">
              {t('common:exploreVideos')}
            </ButtonLink>
          </div>
          <LessonLine />
          <WhoIsBehind />
        </div>
        <HeroSky />
      </Container>
      <ScrollArrow leadsTo="begin" />
      <MotionToggle />
    </section>
  );
}

/** Something to read before anything is asked, and what "explore videos" will find (B22). */
function LessonLine() {
  const { t } = useTranslation('home');
  const hasVideos = useAppSelector(selectVideos).some(({ videoUrl }) => videoUrl);
  const { path, title } = useLessonLink(useAppSelector(selectLessonToRead));
  return (
    <p className="hero-lesson mt-3 mb-0 muted">
      <span>{t(hasVideos ? 'hero.orRead' : 'hero.noVideos')} </span>
      <AppLink to={path}>{t('hero.read', { title, minutes: minutesToRead })}</AppLink>
    </p>
  );
}
