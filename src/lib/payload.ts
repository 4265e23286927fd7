/**
 * What reducers ask of a payload: Redux DevTools and testers can dispatch any, and one that names nothing known changes nothing (B8).
 */
export const isString = (value: unknown): value is string => typeof value === 'string';

export function isOneOf<Known>(known: readonly Known[], value: unknown): value is Known {
  return known.includes(value as Known);
}

export function isWithin(least: number, most: number, value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** A record's entry under a key of its own, which `__proto__` and `constructor` are not. */
export function ownEntry<Entry>(record: Record<string, Entry>, key: unknown): Entry | undefined {
  return isString(key) && Object.hasOwn(record, key) ? record[key] : undefined;
}

/** An instant as `toISOString` writes it. */
export function isInstant(value: unknown): value is string {
  return isString(value) && Number.isFinite(Date.parse(value)) && new Date(value).toISOString() === value;
}

/** Those fields of a payload, and no others. */
export function onlyFields<Fields extends object, Name extends keyof Fields & string>(from: Fields, ...names: Name[]) {
  const own = names.filter((name) => Object.hasOwn(from, name));
  return Object.fromEntries(own.map((name) => [name, from[name]])) as Pick<Fields, Name>;
}

type Checks<Fields> = { [Name in keyof Required<Fields>]: (value: unknown) => boolean };

/** The fields of a payload that pass their checks, and no others. */
export function validFields<Fields extends object>(payload: unknown, checks: Checks<Fields>): Partial<Fields> {
  const fields = Object.entries(Object(payload) as object);
  return Object.fromEntries(
    fields.filter(([name, value]) => ownEntry<Checks<Fields>[keyof Fields]>(checks, name)?.(value)),
  ) as Partial<Fields>;
}

/** What a switch is after an action that may name the wanted state; one that does not turns it over. */
export function switched(isOn: boolean, payload: unknown): boolean {
  if (payload === undefined) return !isOn;
  return typeof payload === 'boolean' ? payload : isOn;
}
