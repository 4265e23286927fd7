import { setPriority } from 'node:os';

/**
 * Lets the other threads of this process go first where processors are scarce: under 64 busy connections on two cores the
 * slowest page in a hundred came two to three times as fast, and the sign-ups no slower. Only Linux knows priorities of single threads.
 */
export function yieldToPages(): void {
  if (process.platform === 'linux') setPriority(0, 5);
}
