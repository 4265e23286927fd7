import { use } from 'react';

export interface Loadable<Value> {
  /** Tells a failure, and may be called again. */
  load: () => Promise<Value>;
  /** Never fails. */
  arrival: Promise<Value>;
  value?: Value;
}

/** What a page cannot be drawn without, fetched at most once. */
export function loadable<Value>(fetch: () => Promise<Value>): Loadable<Value> {
  let arrive: (value: Value) => void;
  const arrival = new Promise<Value>((resolve) => {
    arrive = resolve;
  });
  let loading: Promise<Value> | undefined;
  const load = () =>
    (loading ??= fetch().then(
      (value) => {
        wanted.value = value;
        arrive(value);
        return value;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  const wanted: Loadable<Value> = { load, arrival };
  return wanted;
}

/**
 * Its value, without a pause where it was loaded before, as it is during hydration. Else the component waits; where loading fails, the
 * page itself says so.
 */
export function useLoaded<Value>({ value, load, arrival }: Loadable<Value>): Value {
  if (value !== undefined) return value;
  load().catch(() => undefined);
  return use(arrival);
}
