import { fetchCode } from './online';

export interface Loadable<Value> {
  /** Rejects when loading fails, and may be called again. */
  load: () => Promise<Value>;
  /** Starts loading, unless it has started. Logs a failure. */
  begin: () => void;
  /** Never rejects. */
  arrival: Promise<Value>;
  value?: Value;
}

/** Code or data that is loaded later, at most once. */
export function loadable<Value>(fetch: () => Promise<Value>): Loadable<Value> {
  let arrive: (value: Value) => void;
  const arrival = new Promise<Value>((resolve) => {
    arrive = resolve;
  });
  let loading: Promise<Value> | undefined;
  const load = () =>
    (loading ??= fetchCode(fetch).then(
      (value) => {
        result.value = value;
        arrive(value);
        return value;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  const begin = () => {
    if (!loading) load().catch((error: unknown) => console.error('A part of the page failed to load.', error));
  };
  const result: Loadable<Value> = { load, begin, arrival };
  return result;
}

/**
 * Whether a component can do without `use`. Not where one has waited, which React marks by `status`: it renders that component again, and
 * expects the same calls.
 */
export function isThere({ value, arrival }: Loadable<unknown>): boolean {
  return value !== undefined && !('status' in arrival);
}
