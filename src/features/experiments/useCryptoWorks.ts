import { useAppSelector, useAppStore } from '../../lib/store';
import { useHydrated } from '../../components/useHydrated';
import { selectExperiments } from './experimentsSlice';

/** The build renders as if Web Crypto were there; after hydration the browser decides. */
export function useCryptoWorks(): boolean {
  const { services } = useAppStore();
  const { hasCryptoFailed } = useAppSelector(selectExperiments);
  const isHydrated = useHydrated();
  return !hasCryptoFailed && (!isHydrated || services.subtleCrypto !== undefined);
}
