export interface Paint {
  first: number;
  largest: number;
  shift: number;
  /** When React has hydrated the first element and the last one; between the two, presses are already answered. */
  hydrationStart: number;
  hydrated: number;
}

declare global {
  interface Window {
    paint: Paint;
  }
}

/** Runs in the page before its own scripts. Times are in milliseconds since the navigation started. */
export function watchPaints() {
  window.paint = { first: Number.NaN, largest: Number.NaN, shift: 0, hydrationStart: Number.NaN, hydrated: Number.NaN };
  const watch = (type: string, note: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never))).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    window.paint.first = startTime;
    watchReact();
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    window.paint.largest = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.paint.shift += value;
  });
  // React marks hydrated elements with properties. Polling starts after the first paint, because it is work, too.
  function watchReact() {
    const poll = setInterval(() => {
      const isHydrated = (element: Element | null | undefined) =>
        Object.keys(element ?? {}).some((key) => key.startsWith('__react'));
      if (!isHydrated(document.getElementById('root')?.firstElementChild)) return;
      window.paint.hydrationStart ||= performance.now();
      if (![...document.querySelectorAll('#root a, #root button')].every(isHydrated)) return;
      window.paint.hydrated = performance.now();
      clearInterval(poll);
    }, 5);
  }
}
