/** A letter too many, too few or another one, or two that changed places. */
export function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [here, there] = [typed.slice(start), meant.slice(start)];
  const hasSwapped = here[0] === there[1] && here[1] === there[0] && here.slice(2) === there.slice(2);
  return here.slice(1) === there.slice(1) || here.slice(1) === there || here === there.slice(1) || hasSwapped;
}
