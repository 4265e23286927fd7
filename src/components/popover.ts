import { useEffect, useLayoutEffect, useRef } from 'react';

/** False also where the browser has no popovers: there the selector would throw. */
export function isPopoverOpen(element: Element): boolean {
  return 'popover' in element && element.matches(':popover-open');
}

/**
 * The properties of a popover that is open when the store says so; its `id` is what a button's `popovertarget` names. What the browser
 * opens or closes by itself (a press of its button before React has come, Escape, a press outside) is told to the store.
 */
export function usePopover<Box extends HTMLElement>(isOpen: boolean, onOpenChange: (isOpen: boolean) => void) {
  const ref = useRef<Box>(null);
  const isMounted = useRef(false);
  // Not a plain effect: a late toggle event could still find the box open, and open it in the store again.
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || !('popover' in box) || isPopoverOpen(box) === isOpen) return;
    // Named as the source, its button is what the popover is anchored to.
    const source = document.querySelector<HTMLElement>(`[popovertarget="${box.id}"]`) ?? undefined;
    if (isOpen) box.showPopover({ source });
    else if (isMounted.current) box.hidePopover();
  }, [isOpen]);
  useEffect(() => {
    // Opened by its button before hydration.
    if (!isMounted.current && !isOpen && ref.current && isPopoverOpen(ref.current)) onOpenChange(true);
    isMounted.current = true;
  }, [isOpen, onOpenChange]);
  const onToggle = () => {
    const shown = ref.current !== null && isPopoverOpen(ref.current);
    if (shown !== isOpen) onOpenChange(shown);
  };
  return { ref, popover: 'auto', onToggle } as const;
}
