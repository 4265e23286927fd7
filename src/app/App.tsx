import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { AppRoutes } from './AppRoutes';
import { LanguageProvider } from './LanguageProvider';
import type { AppStore } from './store';
import { StoreRouter } from './StoreRouter';

interface AppProps {
  store: AppStore;
  /** Called once the page stands, hydrated or drawn. */
  onMounted?: () => void;
}

export function App({ store, onMounted }: AppProps) {
  useEffect(() => onMounted?.(), [onMounted]);
  return (
    <Provider store={store}>
      <LanguageProvider>
        <StoreRouter>
          <AppRoutes />
        </StoreRouter>
      </LanguageProvider>
    </Provider>
  );
}
