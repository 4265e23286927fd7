/** The text with what a terminal would obey, or not show, in its escaped form; line breaks stay. */
export function printable(text: string): string {
  return text.replaceAll(/(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = character.codePointAt(0)!.toString(16);
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
  });
}
