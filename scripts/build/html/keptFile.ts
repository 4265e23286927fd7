import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { colourOf } from '../../../src/styles/colourOf';

/** Makes a lesson to keep (B29) one file: its styles and its drawings stand in it. */
export function keptFile(html: string): string {
  // Nothing has to be awaited, also when it is printed.
  const drawn = html
    .replaceAll(' loading="lazy"', '')
    .replace(/src="\/(images\/[^"?]+)[^"]*"/g, (_found, file: string) => {
      const drawing = readFileSync(path.join('public', file), 'base64');
      return `src="data:image/svg+xml;base64,${drawing}"`;
    });
  return `<!doctype html>${drawn.replace('</head>', () => `<style>${styles()}</style></head>`)}\n`;
}

/** The same in every file, so that the policy of the site needs one hash. By day as the mails, by night as the site, and on paper in ink. */
function styles(): string {
  const rules = readFileSync(path.join(__dirname, 'keptFile.css'), 'utf8');
  const day = `:root{${rolesOf('mailByDay')}}`;
  const night = `@media (prefers-color-scheme:dark){:root{${rolesOf('screen')}}}`;
  const print = `@media print{:root{${rolesOf('print')}}}`;
  return transformSync(day + night + print + rules, { loader: 'css', minify: true }).code.trim();
}

function rolesOf(medium: 'screen' | 'print' | 'mailByDay'): string {
  const roles = ['surface', 'border', 'text', 'text-muted', 'accent'] as const;
  return roles.map((role) => `--${role}:${colourOf(medium, role)};`).join('');
}
