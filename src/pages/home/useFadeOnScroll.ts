import { useEffect, useRef } from 'react';

/**
 * Fades the element with the returned ref out over the first pixels of scroll, without a render for each.
 * Fully faded it is hidden, so that it can be neither focused nor pressed.
 */
export function useFadeOnScroll<Element extends HTMLElement>(distance: number) {
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
