import type { AppThunk } from '../app/hooks';
import { reloadFailed } from '../lib/inTime';
import type { LoadFailure } from './locationSlice';

/** Asks the site. If it answers, it is loaded anew: then this says nothing, unless that leads nowhere. `once`: not where that has just been done. */
export function whyLoadFailed(once = false): AppThunk<Promise<LoadFailure>> {
  return async (_dispatch, _getState, { siteAnswers, reload }) => {
    if (!(await siteAnswers())) return 'offline';
    if (reload(once)) await reloadFailed();
    return 'gone';
  };
}
