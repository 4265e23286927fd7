import type { AppStartListening } from '../app/hooks';
import { loadCurrentPage } from './loadCurrentPage';
import { arrived, languageChosen } from './locationSlice';

/** What follows an arrival, and a choice of language. */
export function startLocationListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: arrived,
    effect: async ({ payload }, { dispatch }) => {
      if (payload.arrival !== 'load') await dispatch(loadCurrentPage());
    },
  });

  startListening({
    actionCreator: languageChosen,
    effect: ({ payload }, { extra }) => extra.rememberLanguage(payload),
  });
}
