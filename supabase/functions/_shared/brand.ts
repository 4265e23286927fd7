// The name and the colours for the mails: those of src/lib/site.ts, src/styles/tokens.json and src/styles/stars.json, written again, because
// Supabase publishes the folder of the functions alone.

export const brand = 'Constela';

export const day = {
  page: '#EAE4D3',
  surface: '#FBF8EF',
  line: '#D5CCB4',
  ink: '#141A33',
  muted: '#4C5270',
  link: '#2A3C8F',
};

export const night = {
  page: '#070B1A',
  surface: '#0E1530',
  line: '#2B3768',
  ink: '#F3EFE4',
  muted: '#B9BDD3',
  link: '#F4C95D',
};

export const stars = ['#9CC0FF', '#FF9EC7', '#FF8B6A', '#F7B267', '#B7A6FF', '#5FD4C4', '#B5E48C'];
