import type { AppThunk } from '../app/hooks';
import { reloadFailed } from '../lib/inTime';
import type { LoadFailure } from './locationSlice';

/** Asks whether the site answers, and reloads it if so: then this never resolves, unless the reload fails. `once`: see `reload` in services. */
export function whyLoadFailed(once = false): AppThunk<Promise<LoadFailure>> {
  return async (_dispatch, _getState, { siteAnswers, reload }) => {
    if (!(await siteAnswers())) return 'offline';
    if (reload(once)) await reloadFailed();
    return 'gone';
  };
}
