/** The number of a plate of the atlas, as its caption shows it: `video3` is plate 03. */
export function plateNumber(id: string): string {
  return id.replace(/\D/g, '').padStart(2, '0');
}
