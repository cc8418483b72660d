/** The fields of an object but those that are named. */
export function without(fields: object, names: ReadonlySet<string>): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)));
}
