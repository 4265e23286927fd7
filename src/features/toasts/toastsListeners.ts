import type { AppStartListening, RootState } from '../../lib/store';
import { isArrival, selectPath } from '../../router/locationSlice';
import { isGood, pageLeft, selectToasts, toastDismissed } from './toastsSlice';

const successTime = 8000;

/** The success toasts that have just been shown, repeated or released, and are not held. */
const newSuccesses = (before: RootState, now: RootState) =>
  selectToasts(now).filter((toast) => isGood(toast) && toast.holds === 0 && !selectToasts(before).includes(toast));

/** A success toast closes by itself, its full time after it was last shown or held. Errors stay until dismissed, or until the page changes. */
export function startToastsListeners(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, now, before) => newSuccesses(before, now).length > 0,
    effect: async (_action, { dispatch, getState, getOriginalState, delay }) => {
      const passing = newSuccesses(getOriginalState(), getState());
      await delay(successTime);
      // One that was held or repeated meanwhile is another object.
      for (const toast of passing) {
        if (selectToasts(getState()).includes(toast)) dispatch(toastDismissed(toast.id));
      }
    },
  });

  startListening({
    matcher: isArrival,
    effect: ({ payload: { arrival, path } }, { dispatch, getOriginalState }) => {
      if (arrival !== 'load' && path !== selectPath(getOriginalState())) dispatch(pageLeft());
    },
  });
}
