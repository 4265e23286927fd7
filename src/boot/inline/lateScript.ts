import { startAfterPaint } from './startAfterPaint';

// The build puts this at the end of every page, with the addresses of entry.vendor.ts and entry.client.tsx, and of what this page imports.
const { vendor = '', client = '', preloads = '' } = document.currentScript?.dataset ?? {};

// Computes styles and layout now: Chromium would begin only once the preloaded font is there (docs/decisions/early-layout.md).
void document.body.offsetHeight;
startAfterPaint(window, async () => {
  const links = [client, ...preloads.split(' ').filter(Boolean)].map((href) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
  document.head.append(...links);
  await import(vendor);
  await import(client);
});
