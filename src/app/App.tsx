import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { AppRoutes } from './AppRoutes';
import { LanguageProvider } from './LanguageProvider';
import type { AppStore } from './store';
import { StoreRouter } from '../router/StoreRouter';

interface AppProps {
  store: AppStore;
  /** Called once the page stands, hydrated or drawn. */
  onMounted?: () => void;
}

export function App({ store, onMounted }: AppProps) {
  // What is taken over after the rest must still find the state that the HTML was made from.
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
