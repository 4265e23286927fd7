import { isAnyOf } from '@reduxjs/toolkit';
import type { AppStartListening } from '../../app/hooks';
import { submitWaitlist } from '../waitlist/submitWaitlist';
import { linkCopied, selectToasts, toastDismissed } from './toastsSlice';

const goodNewsTime = 8000;

/** Good news goes by itself; errors stay until dismissed. */
export function startToastsListeners(startListening: AppStartListening): void {
  startListening({
    matcher: isAnyOf(submitWaitlist.fulfilled, linkCopied),
    effect: async (_action, { dispatch, getState, delay }) => {
      const toast = selectToasts(getState()).at(-1);
      await delay(goodNewsTime);
      if (toast) dispatch(toastDismissed(toast.id));
    },
  });
}
