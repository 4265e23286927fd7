import { useEffect, type RefObject } from 'react';

/**
 * Closes an open box upon Escape, a press outside, or when the focus leaves it.
 * Escape gives the focus back to the box's button.
 */
export function useDismissal(box: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) close();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (box.current?.contains(document.activeElement)) box.current.querySelector('button')?.focus();
      close();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [box, isOpen, close]);
}
