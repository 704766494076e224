// Checks that a value is plain JSON, so that a save gives back exactly what was saved, and freezes values so that
// writing to them is an error.

/**
 * Returns everything in a value that JSON would lose or change, or that races must not hold: `undefined`, `null`,
 * fractions, functions, maps, instances of classes. Each fault names its place, e.g. `race.cars.3.gear is 1.5`.
 */
export function plainFaults(value: unknown, place: string): readonly string[] {
  const faults: string[] = [];
  look(value, place, faults);
  return faults;
}

function look(value: unknown, place: string, faults: string[]): void {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return;
    case 'number':
      if (!Number.isSafeInteger(value) || Object.is(value, -0)) {
        faults.push(`${place} is ${Object.is(value, -0) ? '-0' : value}, not an integer`);
      }
      return;
    case 'object':
      if (value === null) faults.push(`${place} is null`);
      else lookInside(value, place, faults);
      return;
    default:
      faults.push(`${place} is ${typeof value}`);
  }
}

function lookInside(value: object, place: string, faults: string[]): void {
  const prototype: unknown = Object.getPrototypeOf(value);
  const list = Array.isArray(value);
  if (prototype !== (list ? Array.prototype : Object.prototype)) {
    faults.push(`${place} is no plain ${list ? 'list' : 'object'}`);
    return;
  }
  const keys = Object.keys(value);
  if (list && keys.length !== value.length) faults.push(`${place} has holes`);
  for (const key of keys) {
    look((value as Readonly<Record<string, unknown>>)[key], `${place}.${key}`, faults);
  }
}

/** Returns the same value, frozen throughout, so that a write to it throws. Maps are left open. */
export function deepFreeze<X>(value: X): X {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}
