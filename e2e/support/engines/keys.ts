import type { Key } from './tab';

const strike = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];
const control = '\uE009';

/** The keys as WebDriver numbers them. */
export const keyActions: Record<Key, object[]> = {
  Enter: strike('\uE007'),
  Escape: strike('\uE00C'),
  Tab: strike('\uE004'),
  'Control+V': [{ type: 'keyDown', value: control }, ...strike('v'), { type: 'keyUp', value: control }],
};

export const typing = (text: string): object[] => [...text].flatMap(strike);
