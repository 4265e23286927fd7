/** The lessons that hold an experiment, by the id of their video. */
export const experimentNames = {
  video3: 'chain',
  video5: 'sight',
  video6: 'scam',
  video8: 'credential',
  video9: 'room',
  video11: 'token',
  video17: 'signature',
  video19: 'vote',
  video20: 'box',
} as const;

export const experimentIds = Object.keys(experimentNames) as (keyof typeof experimentNames)[];

export function hasExperiment(videoId: string): boolean {
  return (experimentIds as readonly string[]).includes(videoId);
}
