import type { Chore } from './startupContext';

/** U5. */
export const reloadOnHashChange: Chore = ({ window }) => {
  window.addEventListener('hashchange', () => window.location.reload());
};
