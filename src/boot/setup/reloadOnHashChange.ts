import type { Setup } from './context';

/** U5. */
export const reloadOnHashChange: Setup = ({ window }) => {
  window.addEventListener('hashchange', () => window.location.reload());
};
