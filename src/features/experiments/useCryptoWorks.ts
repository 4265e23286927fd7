import { useAppDispatch, useAppSelector, type AppThunk } from '../../app/hooks';
import { useHydrated } from '../../components/useHydrated';
import { selectExperiments } from './experimentsSlice';

/** A thunk, because only thunks reach the services. */
const readHasCrypto: AppThunk<boolean> = (_dispatch, _getState, { subtleCrypto }) => subtleCrypto !== undefined;

/** The build renders as if Web Crypto were there; after hydration the browser decides. */
export function useCryptoWorks(): boolean {
  const dispatch = useAppDispatch();
  const { hasCryptoFailed } = useAppSelector(selectExperiments);
  const isHydrated = useHydrated();
  return !hasCryptoFailed && (!isHydrated || dispatch(readHasCrypto));
}
