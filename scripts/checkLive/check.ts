import type { Site } from './site';

/** One thing to ask of a deployed site. */
export interface Check {
  title: string;
  /** Left out for a site on this machine, which has no https. */
  onlyHttps?: boolean;
  /** What is wrong; empty when all is well. What it throws is a fault as well. */
  findFaults: (site: Site) => Promise<string[]>;
  /** What to do about it. */
  remedy: string;
}
