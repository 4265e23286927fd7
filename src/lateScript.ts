import { layOutEarly } from './startup/layOutEarly';
import { startAfterPaint } from './startup/startAfterPaint';

// The build puts this at the end of every page, with the addresses of ahead.ts, of main.tsx, and of what that imports for this page.
const { ahead = '', main = '', preloads = '' } = document.currentScript?.dataset ?? {};

layOutEarly(document);
startAfterPaint(window, async () => {
  const links = [main, ...preloads.split(' ').filter(Boolean)].map((href) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
  document.head.append(...links);
  // Which of the two comes first is the line's affair; one builds on the other.
  await import(ahead);
  await import(main);
});
