import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../app/App';
import { wasRenderedFor } from './firstPlace';
import { removeRenderedPage } from './removeRenderedPage';
import type { StartupContext } from './startupContext';

const rootRetryDelay = 500;
const errorRetryDelay = 1000;

/** U9: tries until the site stands, and again when it falls. Resolves once it stands for the first time. */
export function mount(context: StartupContext): Promise<void> {
  const { window } = context;
  return new Promise((resolve) => {
    const attempt = () => {
      const element = window.document.getElementById('root');
      if (!element) {
        window.setTimeout(attempt, rootRetryDelay);
        return;
      }
      render(element, context, resolve, (error) => {
        console.error('The site could not be shown; trying again.', error);
        window.setTimeout(attempt, errorRetryDelay);
      });
    };
    attempt();
  });
}

function render(
  element: HTMLElement,
  context: StartupContext,
  onMounted: () => void,
  onUncaughtError: (error: unknown) => void,
): void {
  const app = <App store={context.store} onMounted={onMounted} />;
  if (element.firstChild && wasRenderedFor(context)) {
    hydrateRoot(element, app, { onUncaughtError });
    return;
  }
  removeRenderedPage(element);
  const root = createRoot(element, {
    onUncaughtError: (error) => {
      root.unmount();
      onUncaughtError(error);
    },
  });
  flushSync(() => root.render(app));
}
