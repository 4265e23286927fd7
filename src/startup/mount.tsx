import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
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
      const onUncaughtError = (error: unknown) => {
        console.error('The site could not be shown; trying again.', error);
        window.setTimeout(() => {
          root.unmount();
          attempt();
        }, errorRetryDelay);
      };
      const root = render(element, context, resolve, { onUncaughtError });
    };
    attempt();
  });
}

function render(element: HTMLElement, context: StartupContext, onMounted: () => void, options: RootOptions): Root {
  const app = <App store={context.store} onMounted={onMounted} />;
  if (element.firstChild && wasRenderedFor(context)) return hydrate(element, app, options);
  removeRenderedPage(element);
  const root = createRoot(element, options);
  flushSync(() => root.render(app));
  delete element.ownerDocument.documentElement.dataset.otherLanguage;
  return root;
}

/** As a transition: React takes the page over in slices, between which a press is answered. */
function hydrate(...page: Parameters<typeof hydrateRoot>): Root {
  let root!: Root;
  startTransition(() => {
    root = hydrateRoot(...page);
  });
  return root;
}
