import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { App } from '../app/App';
import { takeEarlyPresses } from './inline/earlyPresses';
import { selectLanguage } from '../router/locationSlice';
import type { BootContext } from './context';

const rootRetryDelay = 500;
const errorRetryDelay = 1000;

/** Hydrates the page, or draws it when its HTML is of another page, language or state. Retries after an error (U9); resolves after the first success. */
export function hydratePage(context: BootContext): Promise<void> {
  const { window } = context;
  return new Promise((resolve) => {
    let presses: HTMLElement[] = [];
    const onMounted = () => {
      resolve();
      // React hydrates what is pressed at once, but not while it commits.
      window.setTimeout(() => presses.splice(0).forEach((button) => button.click()), 0);
    };
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
      presses = [...presses, ...takeEarlyPresses(window)];
      const root = render(element, context, onMounted, { onUncaughtError });
    };
    attempt();
  });
}

function render(element: HTMLElement, context: BootContext, onMounted: () => void, options: RootOptions): Root {
  const app = <App store={context.store} onMounted={onMounted} />;
  let root!: Root;
  if (element.firstChild && wasRenderedFor(context)) {
    // As a transition, so that React answers a press while it hydrates.
    startTransition(() => {
      root = hydrateRoot(element, app, options);
    });
    return root;
  }
  element.replaceChildren();
  element.ownerDocument.head.querySelectorAll(pageTags).forEach((tag) => tag.remove());
  root = createRoot(element, options);
  flushSync(() => root.render(app));
  return root;
}

/** Whether the document's HTML is of this page in this language, and the page's code is loaded. */
function wasRenderedFor({ window, store }: BootContext): boolean {
  const { lang, dataset } = window.document.documentElement;
  // Redux DevTools restores the visit that this names, of whose state no HTML was built.
  if (window.location.search.includes('debug_session=')) return false;
  const { location } = store.getState();
  return !location.loadFailure && dataset.renderedPath === location.path && lang === selectLanguage(store.getState());
}

/** Head tags that each page writes for itself. */
const pageTags =
  'title, meta[name="description"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"][hreflang]';
