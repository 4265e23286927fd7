import type { AppStartListening } from '../../app/hooks';
import { arrived, selectPath } from '../../router/locationSlice';
import { isGood, pageLeft, selectToasts, toastDismissed } from './toastsSlice';

const goodNewsTime = 8000;

/** A success toast closes by itself, its full time after it was last shown or held. Errors stay until dismissed, or until the page changes. */
export function startToastsListeners(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, now, before) => selectToasts(now) !== selectToasts(before),
    effect: async (_action, { dispatch, getState, getOriginalState, delay }) => {
      const before = selectToasts(getOriginalState());
      const passing = selectToasts(getState()).filter(
        (toast) => isGood(toast) && toast.holds === 0 && !before.includes(toast),
      );
      if (passing.length === 0) return;
      await delay(goodNewsTime);
      // One that was held or said again meanwhile is another object.
      for (const toast of passing) {
        if (selectToasts(getState()).includes(toast)) dispatch(toastDismissed(toast.id));
      }
    },
  });

  startListening({
    actionCreator: arrived,
    effect: ({ payload: { arrival, path } }, { dispatch, getOriginalState }) => {
      if (arrival !== 'load' && path !== selectPath(getOriginalState())) dispatch(pageLeft());
    },
  });
}
