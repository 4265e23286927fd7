import type { CDPSession } from 'playwright-core';
import { metric } from '../support/visit';

/** What the page holds once its garbage is collected; memory in MB. */
export async function pageState(tab: CDPSession) {
  // What the first collection finalizes is freed by the second.
  for (let times = 0; times < 2; times += 1) await tab.send('HeapProfiler.collectGarbage');
  return {
    pageHeap: (await metric(tab, 'JSHeapUsedSize')) / 1e6,
    nodes: await metric(tab, 'Nodes'),
    listeners: await metric(tab, 'JSEventListeners'),
    documents: await metric(tab, 'Documents'),
  };
}
