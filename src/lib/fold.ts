/** Text as search compares it: without case and without accents, so that 'educacion' finds 'Educación' (V1). */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
