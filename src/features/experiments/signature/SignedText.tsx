/** What was signed; what the sentence no longer has is struck out. */
export function SignedText({ signed, text }: { signed: string; text: string }) {
  // Whole characters: half an emoji is none.
  const before = [...signed];
  const [start, end] = changedPart(before, [...text]);
  return (
    <q translate="no">
      {before.slice(0, start).join('')}
      <del className="text-danger">{before.slice(start, end).join('')}</del>
      {before.slice(end).join('')}
    </q>
  );
}

/** Where the part of a list begins and ends that another list does not share. */
function changedPart(before: string[], after: string[]): [start: number, end: number] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let alike = 0;
  while (alike < shorter - start && before.at(-1 - alike) === after.at(-1 - alike)) alike += 1;
  return [start, before.length - alike];
}
