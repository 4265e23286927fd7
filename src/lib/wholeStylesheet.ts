import { inTime } from './inTime';

let coming: Promise<void> | undefined;

/**
 * Resolves once every rule of the site applies. A built page brings the rules that it begins with and names the whole
 * stylesheet as `disabled`, which no browser fetches; what comes beside or after it waits for this.
 * Rejects when the stylesheet does not come; the next call asks again.
 */
export function wholeStylesheet(): Promise<void> {
  // The build loads pages, too, and has no document.
  const link = globalThis.document?.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  if (link) coming = fetched(link);
  return coming ?? Promise.resolve();
}

function fetched(link: HTMLLinkElement): Promise<void> {
  link.disabled = false;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error('The stylesheet did not come.')), { once: true });
  });
  return inTime(loaded).catch((error: unknown) => {
    link.disabled = true;
    throw error;
  });
}
