import { buildSync } from 'esbuild';

/** The script of a few hundred bytes that stands in the head of plain pages, as text. */
export function languageGuard(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['src/languageGuard.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
