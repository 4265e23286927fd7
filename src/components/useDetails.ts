import { useEffect, useRef } from 'react';

/** The properties of a `<details>` that is open when the store says so. It works before React does, so it may have been opened then. */
export function useDetails(isOpen: boolean, onOpenChange: (isOpen: boolean) => void) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (ref.current?.open && !isOpen) onOpenChange(true);
  }, [isOpen, onOpenChange]);
  const onToggle = () => {
    const isShown = ref.current?.open ?? false;
    if (isShown !== isOpen) onOpenChange(isShown);
  };
  return { ref, open: isOpen, onToggle };
}
