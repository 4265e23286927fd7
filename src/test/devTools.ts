import { instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer, StoreEnhancerStoreCreator } from '@reduxjs/toolkit';

/**
 * Stands where the browser extension would: import it before the store, which looks for it once, when it is loaded.
 * The store then carries the extension's own `liftedStore`.
 */
const composeWithDevTools =
  () =>
  (...enhancers: StoreEnhancer[]) =>
  (createStore: StoreEnhancerStoreCreator) =>
    enhancers.reduceRight((create, enhance) => enhance(create), instrument()(createStore) as StoreEnhancerStoreCreator);

Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithDevTools });
