/** What the site pitches (G1); the names are the locale keys `common.ideas.{id}`. */
export const ideas = ['freedom', 'creators', 'early', 'benefits'] as const;
export type Idea = (typeof ideas)[number];
