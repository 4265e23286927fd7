import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { prefersReducedMotion } from '../../lib/device';

/** Scrolled pixels after which nothing of the arrow is left (H3). */
const fadeDistance = 300;

/** Scrolls one screen down and takes the focus along to the section that comes into view. */
export function ScrollArrow({ leadsTo }: { leadsTo: string }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // Without a render for each pixel. Fully faded it is hidden, so that it can be neither focused nor pressed.
    const fade = () => {
      const opacity = Math.max(0, 1 - window.scrollY / fadeDistance);
      Object.assign(button.current!.style, { opacity, visibility: opacity === 0 ? 'hidden' : '' });
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
    <button ref={button} type="button" className="scroll-arrow" aria-label={t('home.hero.scroll')} onClick={scrollDown}>
      <svg viewBox="0 0 24 40" width="24" height="40" aria-hidden="true">
        <path d="M12 2v34M3 27l9 9 9-9" />
      </svg>
    </button>
  );
}
