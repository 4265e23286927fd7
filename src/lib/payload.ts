/**
 * What reducers ask of a payload: Redux DevTools and testers can dispatch any, and one that names nothing known changes nothing (B8).
 */
export const isString = (value: unknown): value is string => typeof value === 'string';
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

export const isDate = (value: unknown): value is string => isString(value) && !Number.isNaN(Date.parse(value));

export function isOneOf<Known>(known: readonly Known[], value: unknown): value is Known {
  return known.includes(value as Known);
}

export function isWithin(least: number, most: number, value: unknown): value is number {
  return Number.isInteger(value) && least <= (value as number) && (value as number) <= most;
}

/** A record's entry under a key of its own, which `__proto__` and `constructor` are not. */
export function ownEntry<Entry>(record: Record<string, Entry>, key: unknown): Entry | undefined {
  return isString(key) && Object.hasOwn(record, key) ? record[key] : undefined;
}

/** The fields of a payload that pass their checks, and no others. */
export function validFields<Fields extends object>(
  payload: unknown,
  checks: { [Name in keyof Required<Fields>]: (value: unknown) => boolean },
): Partial<Fields> {
  const names = Object.keys(checks) as (keyof Fields & string)[];
  const given = Object(payload) as Fields;
  const valid = names.filter((name) => Object.hasOwn(given, name) && checks[name](given[name]));
  return Object.fromEntries(valid.map((name) => [name, given[name]])) as Partial<Fields>;
}

/** What a switch is after an action: a bare one toggles it. */
export function switched(isOn: boolean, payload: unknown): boolean {
  if (payload === undefined) return !isOn;
  return isBoolean(payload) ? payload : isOn;
}
