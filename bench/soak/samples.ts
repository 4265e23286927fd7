import type { CDPSession } from 'playwright-core';
import type { Site } from '../../test-support/site';
import { pageState } from './pageState';
import { serverState, sizeOf } from './serverState';
import type { signUpSteadily } from './signUps';

export type Sample = Awaited<ReturnType<typeof takeSample>>;

interface Watched {
  site: Site;
  tab: CDPSession;
  crowd: ReturnType<typeof signUpSteadily>;
  /** In minutes, and how often the visitor was round by then. */
  minute: number;
  rounds: number;
}

export async function takeSample({ site, tab, crowd, minute, rounds }: Watched) {
  return {
    minute,
    rounds,
    ...crowd.take(),
    data: sizeOf(site.dataDir),
    ...(await serverState(site.server)),
    ...(await pageState(tab)),
  };
}

interface Column {
  name: keyof Sample;
  title: string;
  digits: number;
  /** A rise in the second half that is too little to matter; without one the column is shown and not judged, since it is meant to grow. */
  tooLittle?: number;
}

export const columns: Column[] = [
  { name: 'minute', title: 'minute', digits: 1 },
  { name: 'rounds', title: 'rounds of the visitor', digits: 0 },
  { name: 'signUps', title: 'sign-ups', digits: 0 },
  { name: 'data', title: 'data, MB', digits: 0 },
  { name: 'p99', title: 'p99 of the answers, ms', digits: 0, tooLittle: 20 },
  { name: 'rss', title: 'server, MB', digits: 0, tooLittle: 5 },
  { name: 'heap', title: 'its heap, MB', digits: 2, tooLittle: 0.5 },
  { name: 'handles', title: 'handles', digits: 0, tooLittle: 2 },
  { name: 'files', title: 'files', digits: 0, tooLittle: 2 },
  { name: 'sockets', title: 'sockets', digits: 0, tooLittle: 2 },
  // Chromium goes on compiling the site's code for dozens of rounds, and keeps a record of every request for the tool that listens; a page
  // that is left behind adds its nodes as well.
  { name: 'pageHeap', title: 'heap of the page, MB', digits: 2, tooLittle: 0.5 },
  { name: 'nodes', title: 'nodes', digits: 0, tooLittle: 20 },
  { name: 'listeners', title: 'listeners', digits: 0, tooLittle: 5 },
  { name: 'documents', title: 'documents', digits: 0, tooLittle: 2 },
];
