import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { partRead } from './lessonsSlice';

/** Tells the store when the visitor has scrolled to the end of a part inside the element with the returned ref. */
export function useReadParts() {
  const dispatch = useAppDispatch();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    // What is in sight from the start was not scrolled to: a page shown again by DevTools reads nothing.
    let isFirst = true;
    const observer = new IntersectionObserver((entries) => {
      const seen = isFirst ? [] : entries.filter(({ isIntersecting }) => isIntersecting);
      isFirst = false;
      for (const { target } of seen) dispatch(partRead((target as HTMLElement).dataset.endOf ?? ''));
    });
    element.current?.querySelectorAll('[data-end-of]').forEach((end) => observer.observe(end));
    return () => observer.disconnect();
  }, [dispatch]);
  return element;
}
