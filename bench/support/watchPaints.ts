export interface Paint {
  first: number;
  largest: number;
  shift: number;
  /** When React has taken over the first element, and when the last: between the two a press is answered all the same. */
  attached: number;
  complete: number;
}

declare global {
  interface Window {
    seen: Paint;
  }
}

/** Runs in the page, before anything else there: times in milliseconds since the visitor set out. */
export function watchPaints() {
  window.seen = { first: Number.NaN, largest: Number.NaN, shift: 0, attached: Number.NaN, complete: Number.NaN };
  const watch = (type: string, note: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never))).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    window.seen.first = startTime;
    watchReact();
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    window.seen.largest = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.seen.shift += value;
  });
  // Not before the first paint: to look is work, too, and React comes later. It keeps its roots in properties of the elements.
  function watchReact() {
    const look = setInterval(() => {
      const isTaken = (element: Element | null | undefined) => Object.keys(element ?? {}).some((key) => key.startsWith('__react'));
      if (!isTaken(document.getElementById('root')?.firstElementChild)) return;
      window.seen.attached ||= performance.now();
      if (![...document.querySelectorAll('#root a, #root button')].every(isTaken)) return;
      window.seen.complete = performance.now();
      clearInterval(look);
    }, 5);
  }
}
