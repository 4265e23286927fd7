import type { Setup } from './context';

/** E4; of an error object the console shows the stack, too. */
export const logGlobalErrors: Setup = ({ window }) => {
  window.addEventListener('error', ({ message, error }) => console.error('Uncaught error:', error ?? message));
  window.addEventListener('unhandledrejection', (event) => console.error('Unhandled rejection:', event.reason));
};
