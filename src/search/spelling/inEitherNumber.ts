/** A word as it is spelt, and in the other number where that takes an s. */
export function inEitherNumber(surface: string): readonly string[] {
  return [surface, `${surface}s`, surface.replace(/s$/, '')];
}
