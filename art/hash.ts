/** FNV-1a with a final mix: a number from 0 to below 1 that is always the same for the same text. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return ((value ^ (value >>> 15)) >>> 0) / 2 ** 32;
}

/** A number from `low` to `high` that is always the same for the same text. */
export function between(text: string, low: number, high: number): number {
  return low + hash(text) * (high - low);
}
