/** A visitor who asked for less motion, until the mocks are restored. */
export function askForLessMotion(): void {
  const matchMedia = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: media === '(prefers-reduced-motion: reduce)' }),
    );
}
