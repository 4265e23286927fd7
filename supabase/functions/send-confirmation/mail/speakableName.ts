/** The name if a mail may greet by it, else nothing: mail programs turn anything like `evil.test` into a link. */
export function speakableName(name: string): string {
  return /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u.test(name) ? name : '';
}
