import tokens from './tokens.json';

const palette: Record<string, string> = tokens.palette;
const { roles } = tokens;

type Medium = keyof typeof roles;

/** The colour of a role, for what is drawn or written outside the stylesheet. */
export function colourOf<M extends Medium>(medium: M, role: keyof (typeof roles)[M] & string): string {
  const name = (roles[medium] as Record<string, string>)[role];
  const colour = name && palette[name];
  if (!colour) throw new Error(`tokens.json has no colour for "${role}" (${medium}).`);
  return colour;
}
