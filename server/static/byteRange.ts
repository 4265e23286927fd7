export interface ByteRange {
  start: number;
  /** Inclusive, as in HTTP. */
  end: number;
}

/** Reads a Range header for a file of this size: undefined to send all of it, 'unsatisfiable' for 416. */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  // The whole file is a correct answer to several ranges and to an invalid one.
  if (from + to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < Number(from)) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}
