import { useEffect, useEffectEvent, useRef } from 'react';

/** For a text field: what was typed while the page was still plain HTML, or what the browser kept over a reload. */
export function useEarlyText<Field extends HTMLInputElement | HTMLTextAreaElement>(onFound: (text: string) => void) {
  const field = useRef<Field>(null);
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (field.current?.value) found(field.current.value);
  }, []);
  return field;
}
