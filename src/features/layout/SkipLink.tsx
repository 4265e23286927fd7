export function SkipLink() {
  return null;
}
