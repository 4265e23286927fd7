import { refetchFailed } from '../lib/online';
import type { AppServices } from '../lib/store';
import { changeEntry, entryState, type EntryState } from './entryState';

type Typed = AppServices['typed'];

/**
 * Reloads the page with what stands in its forms, once it has asked past the cache for what failed, and answers at once whether it does;
 * `once`: for each release. The history entry keeps both, which needs no storage and outlasts the reload.
 */
export function reload(window: Window, typed: Typed, once: boolean): boolean {
  const { document, location } = window;
  const release = document.querySelector<HTMLElement>('script[data-client]')?.dataset.client ?? '';
  if (once && entryState(window).reloadedFrom === release) return false;
  changeEntry(window, { reloadedFrom: release });
  void refetchFailed(window).finally(() => {
    changeEntry(window, { typed: allTyped(document, typed) });
    location.reload();
  });
  return true;
}

/** What stands in the forms of the page, and what stood in those that were left. */
function allTyped(document: Document, left: Typed): EntryState['typed'] {
  const shown = Array.from(document.querySelectorAll<HTMLFormElement>('form[id]'));
  const forms = [...left, ...shown.map((form) => [form.id, new FormData(form)] as const)];
  return Object.fromEntries(
    forms.map(([id, data]) => [
      id,
      [...data].filter((field): field is [string, string] => typeof field[1] === 'string'),
    ]),
  );
}

/** After such a reload: as if the forms had been left and come back. Back or Forward may be pressed by another person. */
export function restoreTyped(window: Window, typed: Typed): void {
  const loaded = (window.loadedEntry ?? entryState(window)) as EntryState;
  window.loadedEntry = undefined;
  const forms = Object.entries(loaded.typed ?? {});
  if (forms.length === 0) return;
  const forget = () => entryState(window).typed && changeEntry(window, { typed: undefined });
  forget();
  // When Back was pressed before, the entry is that of a later Forward.
  window.addEventListener('popstate', forget);
  if (!cameByReload(window)) return;
  for (const [id, fields] of forms) {
    const data = new FormData();
    for (const [name, value] of fields) data.append(name, value);
    typed.set(id, data);
  }
}

/** Some browsers do not report the type of navigation. */
function cameByReload({ performance }: Window): boolean {
  const [visit] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return (visit?.type ?? 'reload') === 'reload';
}
