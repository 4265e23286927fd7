/** The ids of a lesson's beginning and of its experiment. */
export const titlePlace = 'lesson';
export const experimentPlace = 'lesson-experiment';

/** Scrolls to an element and focuses it, or the summary that it stands in. By script: nothing on the site navigates by hash (U5). */
export function goTo(id: string): void {
  const element = document.getElementById(id);
  const folded = element?.closest('details');
  if (folded) folded.open = true;
  element?.scrollIntoView();
  (element?.closest('summary') ?? element)?.focus({ preventScroll: true });
}
