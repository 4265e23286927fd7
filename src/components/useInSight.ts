import { useEffect, useState, type RefObject } from 'react';

/** Whether the element was in sight, or half a screen below it, at any time since it was mounted. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const whenInSight: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInSight(true);
    };
    const sight = new IntersectionObserver(whenInSight, { rootMargin: '50%' });
    sight.observe(element.current!);
    return () => sight.disconnect();
  }, [element]);
  return isInSight;
}
