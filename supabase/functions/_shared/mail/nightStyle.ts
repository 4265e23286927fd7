import { night } from '../brand.ts';

/** The dark colours, for mail programs that have a dark mode and read style sheets. */
export const nightStyle = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: ${night.page} !important; }
  .plate { background-color: ${night.plate} !important; }
  .line { border-color: ${night.line} !important; }
  .ink { color: ${night.ink} !important; }
  .muted { color: ${night.muted} !important; }
  .link { color: ${night.link} !important; }
}`;
