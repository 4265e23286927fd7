import type { Chore } from './startupContext';

/** E4. */
export const logGlobalErrors: Chore = ({ window }) => {
  window.addEventListener('error', (event) => console.error('Uncaught error:', event.message));
  window.addEventListener('unhandledrejection', (event) => console.error('Unhandled rejection:', event.reason));
};
