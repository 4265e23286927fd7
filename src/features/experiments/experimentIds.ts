/** The videos whose lessons hold an experiment. */
export const experimentIds = [
  'video3',
  'video5',
  'video6',
  'video8',
  'video9',
  'video11',
  'video17',
  'video19',
] as const;

export function hasExperiment(videoId: string): boolean {
  return (experimentIds as readonly string[]).includes(videoId);
}
