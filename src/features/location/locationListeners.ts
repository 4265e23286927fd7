import type { AppStartListening } from '../../app/hooks';
import { bringPage } from './bringPage';
import { arrived, languageChosen } from './locationSlice';

/** What follows an arrival, and a choice of language. */
export function startLocationListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: arrived,
    effect: async ({ payload }, { dispatch }) => {
      if (payload.arrival !== 'load') await dispatch(bringPage());
    },
  });

  startListening({
    actionCreator: languageChosen,
    effect: ({ payload }, { extra }) => extra.rememberLanguage(payload),
  });
}
