import { useEffect, useLayoutEffect, useRef } from 'react';

/** False also where the browser has no popovers: there the selector would throw. */
export function isPopoverOpen(element: Element): boolean {
  return 'popover' in element && element.matches(':popover-open');
}

/**
 * The properties of a popover that is open when the store says so. What the browser opens or closes by itself (a press of its button
 * before React has come, Escape, a press outside) is told to the store.
 */
export function usePopover<Box extends HTMLElement>(isOpen: boolean, tell: (isOpen: boolean) => void) {
  const ref = useRef<Box>(null);
  const follows = useRef(false);
  // With the commit that closes it: a toggle event in between would open it again.
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || !('popover' in box) || isPopoverOpen(box) === isOpen) return;
    // Named as the source, its button is what the popover is anchored to.
    const source = document.querySelector<HTMLElement>(`[popovertarget="${box.id}"]`) ?? undefined;
    if (isOpen) box.showPopover({ source });
    else if (follows.current) box.hidePopover();
  }, [isOpen]);
  useEffect(() => {
    if (!follows.current && !isOpen && ref.current && isPopoverOpen(ref.current)) tell(true);
    follows.current = true;
  }, [isOpen, tell]);
  const onToggle = () => {
    const shown = ref.current !== null && isPopoverOpen(ref.current);
    if (shown !== isOpen) tell(shown);
  };
  return { ref, popover: 'auto', onToggle } as const;
}
