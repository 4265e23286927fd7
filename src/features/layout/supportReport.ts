import type { RootState } from '../../app/hooks';
import { formatAddress, parseAddress } from '../../lib/address';
import { selectAddress } from '../videos/filtersInAddress';

/** Comments and the search are kept under this name, wherever they stand in the state. */
const typedKey = 'text';
/** The search, as the address carries it. */
const searchParam = 'q';

/** The route without what was searched for. */
export function selectReportedAddress(state: RootState): string {
  const { path, query } = parseAddress(selectAddress(state));
  return formatAddress({ path, query: withoutTyped(query) });
}

/** The whole state as JSON, without anything typed into a form (N6). */
export function selectStateDump(state: RootState): string {
  return JSON.stringify(state, leaveOutTyped, 2);
}

function leaveOutTyped(key: string, value: unknown): unknown {
  if (key === typedKey) return undefined;
  return key === 'query' && typeof value === 'string' ? withoutTyped(value) : value;
}

function withoutTyped(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(searchParam);
  const rest = params.toString();
  return rest && `?${rest}`;
}
