/** The colours in light and in dark mail programs. Every text has a contrast of at least 4.5:1. */
export const day = {
  page: '#EAE4D3',
  plate: '#FBF8EF',
  line: '#D5CCB4',
  ink: '#141A33',
  muted: '#4C5270',
  link: '#2A3C8F',
};

export const night: typeof day = {
  page: '#070B1A',
  plate: '#0E1530',
  line: '#2B3768',
  ink: '#F3EFE4',
  muted: '#B9BDD3',
  link: '#F4C95D',
};

/** The heading and the button look the same by day and by night. */
export const SKY = '#070B1A';
export const IVORY = '#F3EFE4';
export const SOL = '#F4C95D';
export const ON_SOL = '#1A1303';

/** One star for each member, in the member's colour. */
export const STARS = ['#9CC0FF', '#FF9EC7', '#FF8B6A', '#F7B267', '#B7A6FF', '#5FD4C4', '#B5E48C'];

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
