import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../lib/store';
import { AppLink, ButtonLink } from '../../components/AppLink';
import { paths } from '../../lib/paths';
import { minutesToRead } from '../lessons/lessonIds';
import { selectLessonToRead } from '../lessons/lessonsSlice';
import { useLessonLink } from '../videos/useLessonLink';
import { selectVideos } from '../videos/videosSlice';
import { HeroSky } from '../sky/HeroSky';
import { MotionToggle } from '../sky/Starfield';
import { WhoIsBehind } from './TodayAndNotYet';
import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../lib/device';

export function Hero() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <section className="hero position-relative d-flex align-items-center" aria-labelledby="hero-title">
      <div className="container hero-content d-grid">
        <div className="hero-words">
          <p className="caption hero-caption text-primary">{t('hero.caption')}</p>
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
      </div>
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

/** Scroll distance in pixels at which the arrow is fully transparent (H3). */
const fadeDistance = 300;

/** Scrolls one viewport down and moves the focus to the element with the id `leadsTo`. */
export function ScrollArrow({ leadsTo }: { leadsTo: string }) {
  const { t } = useTranslation('home');
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // Sets styles directly, without renders. When transparent it is hidden, so it cannot be focused or pressed.
    // The last scroll of this page may come when its elements are gone, and the effect is not yet.
    const { style } = button.current!;
    const fade = () => {
      const opacity = Math.max(0, 1 - window.scrollY / fadeDistance);
      Object.assign(style, { opacity, visibility: opacity === 0 ? 'hidden' : '' });
    };
    window.addEventListener('scroll', fade, { passive: true });
    fade();
    return () => window.removeEventListener('scroll', fade);
  }, []);

  const scrollDown = () => {
    const behavior = prefersReducedMotion().matches ? 'auto' : 'smooth';
    window.scrollBy({ top: window.innerHeight, behavior });
    document.getElementById(leadsTo)?.focus({ preventScroll: true });
  };

  return (
    <button ref={button} type="button" className="scroll-arrow" aria-label={t('hero.scroll')} onClick={scrollDown} />
  );
}
