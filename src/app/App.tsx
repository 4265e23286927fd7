import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { AppRoutes } from './AppRoutes';
import { LanguageProvider } from './LanguageProvider';
import type { AppStore } from './store';
import { StoreRouter } from '../router/StoreRouter';

interface AppProps {
  store: AppStore;
  /** Called once, after hydration or the first render. */
  onMounted?: () => void;
}

export function App({ store, onMounted }: AppProps) {
  // React hydrates in slices: a late slice must still see the state that the HTML was made from.
  const [serverState] = useState(() => store.getState());
  useEffect(() => onMounted?.(), [onMounted]);
  return (
    <Provider store={store} serverState={serverState}>
      <LanguageProvider>
        <StoreRouter>
          <AppRoutes />
        </StoreRouter>
      </LanguageProvider>
    </Provider>
  );
}
