import type { AppStartListening, RootState } from '../../lib/store';
import { isArrival, selectPath } from '../../router/locationSlice';
import { isGood, pageLeft, selectToasts, toastDismissed, type Toast } from './toastsSlice';

const successTime = 8000;

/** The success toasts that have just been shown, repeated or released, and are not held. */
const newSuccesses = (before: RootState, now: RootState) =>
  selectToasts(now).filter((toast) => isGood(toast) && toast.holds === 0 && !selectToasts(before).includes(toast));

const find = (state: RootState, id: string) => selectToasts(state).find((toast) => toast.id === id);

/** A success toast closes by itself, its full time after it was last shown or held. Errors stay until dismissed, or until the page changes. */
export function startToastsListeners(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, now, before) => newSuccesses(before, now).length > 0,
    effect: async (_action, { dispatch, getState, getOriginalState, condition }) => {
      const dismissLater = async ({ id }: Toast) => {
        // By an action that holds, releases, repeats or closes it. Redux DevTools makes other objects by itself.
        const isChanged = await condition((_next, now, before) => find(now, id) !== find(before, id), successTime);
        if (!isChanged && find(getState(), id)) dispatch(toastDismissed(id));
      };
      await Promise.all(newSuccesses(getOriginalState(), getState()).map(dismissLater));
    },
  });

  startListening({
    matcher: isArrival,
    effect: ({ payload: { arrival, path } }, { dispatch, getState, getOriginalState }) => {
      const hasLeft = arrival !== 'load' && path !== selectPath(getOriginalState());
      if (hasLeft && !selectToasts(getState()).every(isGood)) dispatch(pageLeft());
    },
  });
}
