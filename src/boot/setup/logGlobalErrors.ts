import type { Setup } from './context';

/** E4. */
export const logGlobalErrors: Setup = ({ window }) => {
  window.addEventListener('error', (event) => console.error('Uncaught error:', event.message));
  window.addEventListener('unhandledrejection', (event) => console.error('Unhandled rejection:', event.reason));
};
