import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The given value, with the initial one for each field that is missing or of another kind. */
function fitted(initial: unknown, given: unknown): unknown {
  if (initial === null) return given ?? null;
  if (isRecord(initial)) return isRecord(given) ? fittedRecord(initial, given) : initial;
  if (Array.isArray(initial)) return Array.isArray(given) ? given : initial;
  return Object(given) === given ? initial : (given ?? initial);
}

function fittedRecord(initial: Fields, given: Fields): Fields {
  const own = Object.entries(given).filter(([key]) => !(key in {}));
  const fields = {
    ...initial,
    ...Object.fromEntries(own.map(([key, value]) => [key, fitted(initial[key] ?? null, value)])),
  };
  const { ids, entities } = fields as { ids?: unknown; entities?: unknown };
  // Those of an entity adapter.
  return Array.isArray(ids) && isRecord(entities)
    ? { ...fields, ids: ids.filter((id) => Object.hasOwn(entities, id as string)) }
    : fields;
}

/** With the first action alone a state can come from outside: from a file that Redux DevTools imports, perhaps of another release (N6). */
const isFirst = /^@@(redux\/)?INIT/;

/** The one place where such a state is checked. What it says of slices whose code is not there yet is kept by DevTools. */
export function withCheckedImport<State extends object, Given>(
  reducer: Reducer<State, UnknownAction, Given>,
): typeof reducer {
  return (state, action) => {
    if (!isFirst.test(action.type)) return reducer(state, action);
    const initial = reducer(undefined, action);
    const given = Object(state) as Fields;
    return Object.fromEntries(
      Object.entries(initial).map(([slice, start]) => [slice, fitted(start, given[slice])]),
    ) as State;
  };
}
