import { languageKey } from '../../i18n/detectLanguage';
import { storageOf } from '../storage';
import { isLocalHost, type Setup } from './context';

/** U3: away from `localhost` nothing stays stored but the visitor's choice of language (I1). */
export const clearStorage: Setup = ({ window }) => {
  const storage = storageOf(window);
  if (!storage || isLocalHost(window)) return;
  Object.keys(storage)
    .filter((key) => key !== languageKey)
    .forEach((key) => storage.removeItem(key));
};
