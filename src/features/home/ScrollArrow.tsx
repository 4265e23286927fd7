import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { prefersReducedMotion } from '../../lib/device';

/** Scrolled pixels after which nothing of the arrow is left (H3). */
const fadeDistance = 300;

/** Scrolls one screen down and takes the focus along to the section that comes into view. */
export function ScrollArrow({ leadsTo }: { leadsTo: string }) {
  const { t } = useTranslation();
  const button = useFadeOnScroll<HTMLButtonElement>(fadeDistance);

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

/**
 * Fades the element with the returned ref out over the first pixels of scroll, without a render for each.
 * Fully faded it is hidden, so that it can be neither focused nor pressed.
 */
function useFadeOnScroll<Element extends HTMLElement>(distance: number) {
  const element = useRef<Element>(null);
  useEffect(() => {
    let shown = 1;
    const fade = () => {
      const opacity = Math.max(0, 1 - window.scrollY / distance);
      if (opacity === shown || !element.current) return;
      shown = opacity;
      element.current.style.opacity = String(opacity);
      element.current.style.visibility = opacity === 0 ? 'hidden' : 'visible';
    };
    window.addEventListener('scroll', fade, { passive: true });
    fade();
    return () => window.removeEventListener('scroll', fade);
  }, [distance]);
  return element;
}
