import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { prefersReducedMotion } from '../../lib/device';

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
    <button ref={button} type="button" className="scroll-arrow" aria-label={t('hero.scroll')} onClick={scrollDown}>
      <svg viewBox="0 0 24 40" width="24" height="40" aria-hidden="true">
        <path d="M12 2v34M3 27l9 9 9-9" />
      </svg>
    </button>
  );
}
