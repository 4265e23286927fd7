import { useEffect, useRef } from 'react';

/** The part of the screen where toasts stand, with what the drawing above the words has room for. */
const strips = { phone: '0px 0px -60% 0px', wide: '-75% 0px 130px 0px' };

/** For an element with words that no toast may cover: while they lie where toasts stand, these stand at the other edge. */
export function useToastsAside() {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { classList } = document.documentElement;
    const isPhone = window.matchMedia('(width < 48em)').matches;
    const observer = new IntersectionObserver(([entry]) => classList.toggle('toasts-aside', entry!.isIntersecting), {
      rootMargin: isPhone ? strips.phone : strips.wide,
    });
    observer.observe(words.current!);
    return () => {
      observer.disconnect();
      classList.remove('toasts-aside');
    };
  }, []);
  return words;
}
