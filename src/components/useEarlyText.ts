import { useEffect, useEffectEvent, useRef } from 'react';

/** For a text field: what was typed while the page was still plain HTML, or what the browser kept over a reload. */
export function useEarlyText<Field extends HTMLInputElement | HTMLTextAreaElement>(onFound: (text: string) => void) {
  const field = useRef<Field>(null);
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const { value, defaultValue } = field.current!;
    // React writes its own text into both.
    if (value !== defaultValue) found(value);
  }, []);
  return field;
}
