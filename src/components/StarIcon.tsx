/** A star as the plates draw it; the surroundings colour it. */
export function StarIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M8 .8 9.7 6.3 15.2 8 9.7 9.7 8 15.2 6.3 9.7.8 8 6.3 6.3Z" />
    </svg>
  );
}
