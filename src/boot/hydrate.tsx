import { startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { App } from '../app/App';
import { keepTyped } from '../features/forms/typedForms';
import { takeEarlyPresses } from './inline/earlyPresses';
import { selectLanguage } from '../router/locationSlice';
import type { BootContext } from './context';

const rootRetryDelay = 500;
const errorRetryDelay = 1000;

/**
 * Hydrates the page, or draws it when its HTML is of another page, language or state. Retries after an error (U9); resolves after the first
 * success. React removes the page on an error: it stays until React has drawn it again, with what stands in its fields.
 */
export function hydratePage(context: BootContext): Promise<void> {
  const { window, store } = context;
  const { document } = window;
  return new Promise((resolve) => {
    let presses: HTMLElement[] = [];
    let isBuilt = true;
    const onMounted = () => {
      isBuilt = false;
      resolve();
      // React hydrates what is pressed at once, but not while it commits.
      window.setTimeout(() => presses.splice(0).forEach((button) => button.click()), 0);
    };
    const attempt = () => {
      const element = document.getElementById('root');
      if (!element) {
        window.setTimeout(attempt, rootRetryDelay);
        return;
      }
      const { activeElement: focused } = document;
      const changes = new MutationObserver(() => undefined);
      for (const watched of [element, document.head]) changes.observe(watched, { childList: true });
      const onUncaughtError = (error: unknown) => {
        console.error('The site could not be shown; trying again.', error);
        // React has removed these in this very task.
        const records = changes.takeRecords();
        const removedFrom = (watched: Node) =>
          records.flatMap(({ target, removedNodes }) => (target === watched ? Array.from(removedNodes) : []));
        changes.disconnect();
        document.head.append(...removedFrom(document.head));
        putBack(element, removedFrom(element), focused);
        window.setTimeout(() => {
          const [page, active] = [[...element.childNodes], document.activeElement];
          root.unmount();
          putBack(element, page, active);
          attempt();
        }, errorRetryDelay);
      };
      store.dispatch(keepTyped(element.querySelectorAll<HTMLFormElement>('form[id]')));
      store.services.restoreTyped();
      presses = [...presses, ...takeEarlyPresses(window)];
      const isHydrated = isBuilt && element.firstChild !== null && wasRenderedFor(context);
      const root = render(element, context, isHydrated, onMounted, { onUncaughtError, onRecoverableError });
    };
    attempt();
  });
}

/** What the browser does with a transition that it skips, as in a hidden tab: the page is shown all the same. */
const skippedTransition = /^(InvalidState|Abort|Timeout)Error$/;

function onRecoverableError(error: unknown): void {
  const { name, cause } = error as Error;
  if ([name, (cause as Error | undefined)?.name].some((one) => one && skippedTransition.test(one))) return;
  console.error('React has recovered from an error.', error);
}

function putBack(element: HTMLElement, page: Node[], focused: Element | null): void {
  element.replaceChildren(...page);
  if (element.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true });
}

function render(
  element: HTMLElement,
  { store }: BootContext,
  isHydrated: boolean,
  onMounted: () => void,
  options: RootOptions,
): Root {
  let app = <App store={store} onMounted={onMounted} />;
  if (process.env.NODE_ENV !== 'production') app = <StrictMode>{app}</StrictMode>;
  let root!: Root;
  if (isHydrated) {
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
