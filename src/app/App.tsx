import { Provider } from 'react-redux';
import { AppRoutes } from './AppRoutes';
import { LanguageProvider } from './LanguageProvider';
import type { AppStore } from './store';
import { StoreRouter } from './StoreRouter';

export function App({ store }: { store: AppStore }) {
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
