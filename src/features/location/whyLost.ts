import type { AppThunk } from '../../app/hooks';
import type { Lost } from './locationSlice';

/** Asks the site. If it answers, it is loaded anew: then this never resolves. `once`: not where that has just been done. */
export function whyLost(once = false): AppThunk<Promise<Lost>> {
  return async (_dispatch, _getState, { siteAnswers, reload }) => {
    if (!(await siteAnswers())) return 'offline';
    return reload(once) ? new Promise(() => undefined) : 'gone';
  };
}
