import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    reduxDevTools: {
      current: () => number | undefined;
      latest: () => number;
      jumpTo: (index: number) => void;
      lock: (isLocked: boolean) => void;
      dispatch: (action: { type: string }) => void;
      shown: () => unknown;
      recorded: () => { type: string }[];
      exported: () => string;
      bring: (file: string) => void;
    };
  }
}

const { outputFiles } = buildSync({
  entryPoints: [path.join(__dirname, 'instrumented.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
});

/** Records and jumps by the protocol of Redux DevTools. Call it before the page is opened. */
export async function bringReduxDevTools(page: Page) {
  await page.addInitScript({ content: outputFiles[0]!.text });
  return {
    moment: () => page.evaluate(() => window.reduxDevTools.current()),
    jumpTo: (index: unknown) => page.evaluate((past) => window.reduxDevTools.jumpTo(past as number), index),
    /** After a jump to the past, what happens is recorded but not shown until one is back at the latest moment. */
    resume: () => page.evaluate(() => window.reduxDevTools.jumpTo(window.reduxDevTools.latest())),
    lock: (isLocked: boolean) => page.evaluate((is) => window.reduxDevTools.lock(is), isLocked),
    dispatch: (type: string, payload: unknown) =>
      page.evaluate((action) => window.reduxDevTools.dispatch(action), { type, payload }),
    /** As the extension shows actions and states. */
    shown: () => page.evaluate(() => JSON.stringify(window.reduxDevTools.shown())),
    /** As the store has the actions. */
    recorded: () => page.evaluate(() => window.reduxDevTools.recorded()),
    exported: () => page.evaluate(() => window.reduxDevTools.exported()),
    bring: (file: string) => page.evaluate((visit) => window.reduxDevTools.bring(visit), file),
  };
}
