/** Moves the focus among the buttons and links of a box, not past its ends. */
export function moveFocus(box: HTMLElement, step: 1 | -1): void {
  const stops = [...box.querySelectorAll<HTMLElement>('button, a')];
  const current = stops.findIndex((stop) => stop === document.activeElement);
  stops[current + step]?.focus();
}
