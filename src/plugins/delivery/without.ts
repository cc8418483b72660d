/** A copy of an object without the named fields. */
export function without(fields: object, names: ReadonlySet<string>): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)));
}
